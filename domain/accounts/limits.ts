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
/** The life of a link to an address: another address may be mistyped, and belong to another person. */
export const ADDRESS_LINK_MS = { confirm: 7 * DAY_MS, change: DAY_MS }
/** The sessions that an account lists. */
export const MAX_SESSIONS_SHOWN = 20
/** How long an app shows a code: the time step of RFC 6238, which numbers its codes. */
export const CODE_STEP_MS = 30_000
/** Steps either side of a phone's clock whose codes a login takes. */
export const TOLERANCE_STEPS = 1
/** The steps by which a clock may be off while two-step login is set up. */
export const MAX_OFFSET_STEPS = 2
/** How many steps from now a code is looked for. */
export const SEARCHED_STEPS = 5
/** How long a code found now may be right at most, in milliseconds: on the phone that is the most behind. */
export const LONGEST_RIGHT_MS =
	(SEARCHED_STEPS + MAX_OFFSET_STEPS + TOLERANCE_STEPS + 1) * CODE_STEP_MS
/** How long a code is refused after a try: an app's, at least while it may be right. */
export const CLAIMED_MS = { app: LONGEST_RIGHT_MS, recovery: 120_000 }
/** A hash takes 32 MB and one of four threads for a tenth of a second; files and names need threads too. */
export const MAX_HASHES = 2
/** With more places the last request would wait for more than a few seconds. A third is for known callers. */
export const MAX_WAITING_HASHES = { anybody: 60, known: 30 }
/** The interval of polling while any session is watched: it finds sessions that other processes end. */
export const POLL_INTERVAL_MS = 500
