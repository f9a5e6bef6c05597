/** A visitor, a buyer, the order's buyer, an installer, the order's installer, an admin. */
export const ACTORS = ['nobody', 'stranger', 'buyer', 'rival', 'installer', 'admin'] as const
export type ActorName = (typeof ACTORS)[number]

/** Let through: later steps are for the rules. Else the status of the refusal. */
export type Expected = 'in' | 401 | 403 | 404 | 409
export type Row = readonly [Expected, Expected, Expected, Expected, Expected, Expected]
/** The result for each actor, and its calls: the methods of a path, then the path. */
export type RowOfCalls = readonly [Row, ...string[]]

export const ANYBODY: Row = ['in', 'in', 'in', 'in', 'in', 'in']
export const SIGNED_IN: Row = [401, 'in', 'in', 'in', 'in', 'in']
export const ADMIN: Row = [401, 403, 403, 403, 403, 'in']
export const INSTALLER: Row = [401, 403, 403, 'in', 'in', 403]
export const BUYER: Row = [401, 'in', 'in', 403, 403, 403]
/** An order accepted by the installer: for those concerned; to all others there is none. */
export const CONCERNED: Row = [404, 404, 'in', 404, 'in', 'in']
/** Calls that are not for installers. */
export const BUYER_AND_ADMIN: Row = [404, 404, 'in', 404, 404, 'in']
export const ITS_INSTALLER: Row = [401, 403, 403, 404, 'in', 403]
/** An enquiry of the buyer that the installer has taken, in a store where it is open to every installer. */
export const ITS_ENQUIRY: Row = [401, 403, 403, 404, 'in', 'in']
/** Of the buyer alone. */
export const BUYERS_OWN: Row = [401, 404, 'in', 404, 404, 404]
/** Of a thing that does not exist, for any actor. */
export const NOT_THERE: Row = [404, 404, 404, 404, 404, 404]
/** Of a thing that does not exist, for admins. */
export const NOT_THERE_FOR_ADMINS: Row = [401, 403, 403, 403, 403, 404]
