import type { Role } from '../../../../shared/actor.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { PasswordPolicy } from '../../../../shared/modes.ts'

const TOO_COMMON = message('accounts.password_common')
const OWN_ADDRESS = message('accounts.password_is_email')

/** The commonest passwords, in small letters; read when the first is judged, since few processes need them. */
let common: Promise<Set<string>> | undefined

async function readCommon(shortest: number): Promise<Set<string>> {
	const { dictionary } = await import('@zxcvbn-ts/language-common')
	// Shorter ones are refused for their length.
	return new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
}

/** Whether a password is long enough for installers and admins. */
export const isLong = (password: string, { shortest }: PasswordPolicy): boolean =>
	[...password].length >= Math.max(shortest.Installer, shortest.Admin)

/**
 * The fault of a new password, for the person who typed it; null where it will do.
 * @param role the one that the account has or asks for
 */
export async function faultOf(
	password: string,
	{ role, email }: { role: Role; email: string },
	policy: PasswordPolicy,
): Promise<Message | null> {
	const shortest = policy.shortest[role]
	if ([...password].length < shortest)
		return message('accounts.password_too_short', { least: shortest })
	if (!policy.refusesCommon) return null
	const typed = password.toLowerCase()
	const address = email.toLowerCase()
	if (typed === address || typed === address.split('@')[0]) return OWN_ADDRESS
	common ??= readCommon(policy.shortest.Buyer)
	return (await common).has(typed) ? TOO_COMMON : null
}
