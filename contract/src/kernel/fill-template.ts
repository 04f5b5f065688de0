/** A variable in the words of a message, as '{codigo}'. */
export const VARIABLE = /\{([^{}]*)\}/g;

/** A template with its variables filled in; one that says nothing takes the space before it along. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/( ?)\{([^{}]*)\}/g, (_, space: string, variable: string) => {
    const value = Object.hasOwn(values, variable) ? values[variable] : undefined;
    return value === undefined || value === '' ? '' : space + value;
  });
