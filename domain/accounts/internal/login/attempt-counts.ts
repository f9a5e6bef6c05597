import { type Message, message } from '../../../../shared/messages/message.ts'
import type { AttemptLimit } from '../../../../shared/requests/attempt-limits.ts'
import type { CountedNetwork } from '../../../../shared/requests/network.ts'
import { rateLimited } from '../../../../shared/requests/rate-limited.ts'
import type { Problem } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { canSendMail } from '../../../mail/commands.ts'

/** Stands for the device where a password is changed: only a session of the account gets there. */
export const BY_ITS_SESSION = 'signed in'
/** The same for the link of a sign-up. */
export const BY_ITS_LINK = 'link of a sign-up'

/** The account whose password or code is tried, and the caller's origin. */
export interface AttemptSource {
	/** The address as typed, whether an account has it or not. */
	email: string
	/** The name of the device, where it has logged in to this account before. */
	device: string | null
	/** Where a device comes from that is not known, the narrowest first. */
	networks?: readonly CountedNetwork[]
	/** The kind of secret tried; the password unless said. */
	of?: 'password' | 'code'
}

/** A counter that a try is added to. */
export interface Count {
	key: string
	limit: AttemptLimit
	/** Whether a right password makes all failures forgotten, and not this one alone. */
	isCleared: boolean
	/** Whether it is of an account over all networks. */
	isOfAccount: boolean
	/** Why one does not go ahead, once there were too many. */
	problem: (waitSeconds: number) => Problem
}

const OF_PAIR = message('accounts.too_many_for_account')
const OF_NETWORK = message('accounts.too_many_from_network')
const OF_CODE = message('accounts.too_many_codes')
const OF_DEVICE = message('accounts.too_many_on_device')

/** The counters of an account over all networks, from devices that it does not know. */
const OF_ACCOUNT = ['accountHour', 'accountDay'] as const
type OfAccount = (typeof OF_ACCOUNT)[number]

/** The key of the count of an account's failures of a day, over all networks. */
export const accountDayKey = (ctx: Pick<AppContext, 'keyedHash'>, email: string): string =>
	accountKey(ctx, 'accountDay', email)

const accountKey = ({ keyedHash }: Pick<AppContext, 'keyedHash'>, name: OfAccount, email: string) =>
	keyedHash(`attempts of ${name}`, email)

/**
 * The counters of one try. A known device counts for itself alone, so that others' failures do not shut it out. After
 * too many at an account over all networks an unknown device is first to be confirmed by a mail, which only its owner
 * reads; where the store sends none, they are counted and stop no login: any attacker could shut the owner out.
 */
export function countsOf(ctx: AppContext, source: AttemptSource): Count[] {
	const { email, device, networks = [], of } = source
	const { keyedHash, policy } = ctx
	const limits = policy.attempts
	if (!limits) return []
	const count = (name: keyof typeof limits, counted: string, why: Message, factor = 1): Count => ({
		key: keyedHash(`attempts of ${name}`, counted),
		limit: { ...limits[name], free: limits[name].free * factor },
		isCleared: name !== 'network',
		isOfAccount: false,
		problem: (seconds) => rateLimited(why, seconds),
	})
	const ofAccount = (name: OfAccount): Count => ({
		key: accountKey(ctx, name, email),
		limit: canSendMail(ctx) ? limits[name] : { ...limits[name], free: Number.POSITIVE_INFINITY },
		isCleared: false,
		isOfAccount: true,
		problem: () => ({ code: 'device_unknown', message: message('accounts.device_unknown') }),
	})
	// A caller with a code has given the password, so no other can shut the owner of the account out.
	if (of === 'code')
		return device
			? [count('device', `code\n${email}\n${device}`, OF_CODE)]
			: [count('pair', `code\n${email}`, OF_CODE)]
	if (device) return [count('device', `${email}\n${device}`, OF_DEVICE)]
	return [
		...OF_ACCOUNT.map(ofAccount),
		...networks.map(({ network, factor }) =>
			count('pair', `${email}\n${network}`, OF_PAIR, factor),
		),
		...networks.map(({ network, factor }) => count('network', network, OF_NETWORK, factor)),
	]
}
