import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS } from '../../shared/durations.ts'

/** How long after the password its code may be given. */
export const CHALLENGE_SECONDS = 600
/** So many links of a purpose an hour are made for one account. */
export const MAX_ADDRESS_LINKS = 3
/** How long an invitation is good for. */
export const INVITATION_MS = 7 * DAY_MS
/** How long a link to a new password is good for. */
export const PASSWORD_LINK_MS = 30 * MINUTE_MS
/** Links to a new password per hour and account, for all callers together. */
export const MAX_PASSWORD_LINKS = 3
/** How long an account knows a device that is not used. */
export const DEVICE_DAYS = 365
/** The devices an account knows; the one that was used the longest ago makes room. */
export const MAX_DEVICES = 10
/** How long a session lasts from the login it began with, however much it is used. */
export const SESSION_SECONDS = 30 * DAY_SECONDS
/** How long after it was prolonged a session in use is prolonged again. */
export const PROLONGED_AFTER_SECONDS = DAY_SECONDS
/** How long a sign-up waits for its confirmation. */
export const SIGN_UP_MS = 7 * DAY_MS
/** The most mails an hour to one address, over all sign-ups with it. */
export const MAX_SIGN_UP_MAILS = 3
/** How long a link that confirms a device is good for. */
export const DEVICE_LINK_MS = HOUR_MS / 2
/** Links that confirm a device per hour and account, for all callers together. */
export const MAX_DEVICE_LINKS = 3
/** The longest password that is hashed, in characters. */
export const MAX_PASSWORD_LENGTH = 128
