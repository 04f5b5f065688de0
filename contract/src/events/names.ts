/** What is counted of the use of the screens, by name; the specs name the prefixes of the simulator and no more. */
export const eventNames = [
  'login_done',
  'login_refused',
  'store_configured',
  'store_changed',
  'sales_mode_changed',
  'purchase_customer_found',
  'purchase_value_checked',
  'purchase_plan_chosen',
  'purchase_code_sent',
  'purchase_authorised',
  'purchase_finished',
  'purchase_refused',
  'payment_customer_found',
  'payment_asked',
  'payment_pix_charged',
  'payment_received',
  'payment_refused',
  'application_started',
  'qr_purchase_started',
  'device_evaluation_asked',
  'super_compra_asked',
  'budget_answered',
] as const;

/** What the simulator counts, behind the prefix of where it was opened. */
export const simulatorEvents = ['simulation_opened', 'simulation_done', 'simulation_failed'] as const;
/** Service centre, transactional credit page and application. */
export const simulatorPrefixes = ['cv_', 'sp_', 'appl_'] as const;

/** The steps of a sale, in their order. */
export const saleSteps = [
  'purchase_customer_found',
  'purchase_value_checked',
  'purchase_plan_chosen',
  'purchase_code_sent',
  'purchase_finished',
] as const;

/** A name is cut at so many characters (cashier spec, section 5). */
export const EVENT_NAME_LENGTH = 40;
/** What a name of ours that this version does not know is counted under. */
export const OTHER_EVENT = 'other';

export type SimulatorPrefix = (typeof simulatorPrefixes)[number];
export type SimulatorEvent = `${SimulatorPrefix}${(typeof simulatorEvents)[number]}`;
/** `purchase_option_6x`: which plan was chosen. */
export type EventName = (typeof eventNames)[number] | SimulatorEvent | `purchase_option_${string}`;
