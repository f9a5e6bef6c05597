import { z } from '@hono/zod-openapi'
import { ROLES } from '../../shared/actor.ts'
import { bulkIds } from '../../shared/lists/bulk.ts'
import { searchQuery } from '../../shared/lists/page-query.ts'
import { bothWays } from '../../shared/lists/sort.ts'
import { type IssueText, issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { Flag } from '../../shared/requests/flag.ts'
import { email } from '../../shared/text/email.ts'
import { canonicalAddress } from '../../shared/text/mail-address.ts'
import { personName } from '../../shared/text/text.ts'
import { MAX_PASSWORD_LENGTH } from './limits.ts'

export const Role = z.enum(ROLES, { error: issue('accounts.choose_role') }).openapi('Role')

const SHORT = issue('accounts.password_too_short', { least: 6 })

const newPassword = (required: IssueText) =>
	z
		.string({ error: required })
		.min(1, required)
		.min(6, SHORT)
		.max(MAX_PASSWORD_LENGTH, issue('input.too_long', { max: MAX_PASSWORD_LENGTH }))

/** A password as typed at login: judged only by whether it is the right one. */
export const givenPassword = (required: IssueText) =>
	z
		.string({ error: required })
		.min(1, required)
		.max(MAX_PASSWORD_LENGTH, issue('accounts.wrong_password'))

/** An address as typed at login: judged only by whether an account has it, even if it is no longer a valid address. */
export const givenAddress = (required: IssueText) =>
	z
		.string({ error: required })
		.trim()
		.min(1, required)
		.transform((text) => {
			const short = text.replace(/\p{Cc}/gu, ' ').slice(0, 254)
			return canonicalAddress(short) ?? short.toLowerCase()
		})

/** An address that an account is to have. */
export const newAddress = email(issue('accounts.email_required'))

export const SignUp = z
	.object({
		email: newAddress,
		name: personName(100, issue('accounts.name_required')),
		password: newPassword(issue('accounts.password_required')),
		confirmPassword: z.string({ error: issue('accounts.repeat_password') }),
		role: Role,
	})
	.refine((input) => input.password === input.confirmPassword, {
		path: ['confirmPassword'],
		message: issue('accounts.passwords_differ'),
		when: ({ value }) => passwordsGiven(value),
	})
	.openapi('SignUp')
export type SignUp = z.output<typeof SignUp>

/** So that the two passwords are compared even while another field is still wrong. */
function passwordsGiven(value: unknown): boolean {
	const { password, confirmPassword } = Object(value) as Record<string, unknown>
	return typeof password === 'string' && typeof confirmPassword === 'string'
}

export const LogIn = model('LogIn', {
	email: givenAddress(issue('accounts.email_required')),
	password: givenPassword(issue('accounts.password_required')),
	role: Role.optional().openapi({
		description:
			'The role of the session, which a demo asks for; without it a live store gives the account’s own',
	}),
})
export type LogIn = z.output<typeof LogIn>

export const ProfileChange = model('ProfileChange', {
	name: personName(100, issue('accounts.name_required')),
})
export type ProfileChange = z.output<typeof ProfileChange>

/** A new password, typed twice. */
export const newPasswordFields = {
	password: newPassword(issue('accounts.new_password_required')),
	confirmPassword: z.string({ error: issue('accounts.repeat_new_password') }),
}

/** Refuses two passwords that differ, even while another field is still wrong. */
export const samePasswords = <S extends z.ZodType<{ password: string; confirmPassword: string }>>(
	schema: S,
) =>
	schema.refine((input) => input.password === input.confirmPassword, {
		path: ['confirmPassword'],
		message: issue('accounts.passwords_differ'),
		when: ({ value }) => passwordsGiven(value),
	})

export const PasswordChange = samePasswords(
	z.object({
		currentPassword: givenPassword(issue('accounts.current_password_required')),
		...newPasswordFields,
	}),
).openapi('PasswordChange')
export type PasswordChange = z.output<typeof PasswordChange>

/** The owner of an account. */
const holder = { id: z.string(), name: z.string(), email: z.string(), role: Role }

export const SignedInUser = model('User', holder)
export type SignedInUser = z.output<typeof SignedInUser>

export const Session = model('Session', {
	user: SignedInUser.nullable(),
	codeNeeded: z.literal(true).optional().openapi({
		description: 'The password was right; POST /api/session/code takes the code of the app',
	}),
	confirmationSent: z.literal(true).optional().openapi({
		description: 'Nobody is signed in: a mail to the address tells how to go on',
	}),
	twoFactorRequired: z.literal(true).optional().openapi({
		description: 'The account does nothing until it has a code of an app',
	}),
})
export type Session = z.output<typeof Session>

export const ACCOUNT_SORTS = ['newest', 'oldest', ...bothWays(['name', 'role'])] as const

export type AccountSort = (typeof ACCOUNT_SORTS)[number]

export const AccountsQuery = searchQuery({ description: 'Part of the name or the address' }).extend(
	{
		role: Role.optional(),
		suspended: Flag.optional(),
		sort: oneOf(ACCOUNT_SORTS)
			.default('newest')
			.openapi({ description: 'By when it was made, by name, or by role and then name' }),
	},
)
export type AccountsQuery = z.output<typeof AccountsQuery>

export const Account = model('Account', {
	...holder,
	suspended: z.boolean(),
	sessions: z.number().openapi({ description: 'In how many places it is logged in' }),
	guesses: z.number().openapi({
		description:
			'Logins that failed within a day on devices the account does not know, once they are twenty; else 0',
	}),
	createdAt: z.string(),
})
export type Account = z.output<typeof Account>

export const AccountDetail = Account.extend({
	liveSessions: z.array(
		z.object({
			role: Role,
			createdAt: z.string(),
			lastSeen: z.string().openapi({ description: 'To the day' }),
			browser: z.string().openapi({ example: 'Firefox on Windows' }),
		}),
	),
}).openapi('AccountDetail')
export type AccountDetail = z.output<typeof AccountDetail>

export const AccountChange = model('AccountChange', {
	role: Role.optional(),
	suspended: z.boolean(issue('accounts.suspended_required')).optional(),
})
export type AccountChange = z.output<typeof AccountChange>

export const ACCOUNT_STEPS = ['suspend', 'reinstate', 'end-sessions'] as const

export const BulkAccountStep = model('BulkAccountStep', {
	ids: bulkIds(issue('accounts.choose_user')),
	step: oneOf(ACCOUNT_STEPS),
})
export type BulkAccountStep = z.output<typeof BulkAccountStep>

export const MySessions = z.array(
	model('OwnSession', {
		id: z.string(),
		browser: z.string().openapi({ example: 'Firefox on Windows' }),
		createdAt: z.string(),
		lastSeen: z.string().openapi({ description: 'To the day' }),
		current: z.boolean().openapi({ description: 'Whether it is the one that asks' }),
	}),
)
export type MySession = z.output<typeof MySessions>[number]

export const EndedSessions = model('EndedSessions', { ended: z.number() })

/** The arguments of `npm run admin`. */
export const NewAdmin = z.object({
	email: newAddress,
	name: personName(100, issue('accounts.name_required')),
	password: newPassword(issue('accounts.password_required')),
})
export type NewAdmin = z.output<typeof NewAdmin>
