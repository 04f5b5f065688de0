const browsers = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[.\d]* (?:Mobile\/\w+ )?Safari/],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** 'Chrome 142 no Windows': what a person knows the own device by; undefined for what no browser says. */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined;
  const browser = browsers.flatMap(([name, shape]) => {
    const version = shape.exec(userAgent)?.[1];
    return version === undefined ? [] : `${name} ${version}`;
  })[0];
  const system = systems.find(([, shape]) => shape.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(' no ') || undefined;
}
