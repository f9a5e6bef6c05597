import { z } from '@hono/zod-openapi'
import { ROLES } from '../../shared/actor.ts'
import { PageQuery } from '../../shared/page.ts'
import { email, line, optionalLine } from '../../shared/text.ts'

export const Role = z.enum(ROLES, { error: 'Choose a role.' }).openapi('Role')

const MAX_PASSWORD_LENGTH = 128
const SHORT = 'Password must be at least 6 characters long.'

const newPassword = (required: string) =>
	z
		.string({ error: required })
		.min(1, required)
		.min(6, SHORT)
		.max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters.`)

/** A password as typed at login: judged only by whether it is the right one. */
const givenPassword = (required: string) =>
	z
		.string({ error: required })
		.min(1, required)
		.max(MAX_PASSWORD_LENGTH, 'Incorrect password. Please try again.')

/** An address as typed at login: judged only by whether somebody has it. */
const givenAddress = (required: string) =>
	z
		.string({ error: required })
		.trim()
		.min(1, required)
		.transform((text) =>
			text
				.replace(/\p{Cc}/gu, ' ')
				.slice(0, 254)
				.toLowerCase(),
		)

const Address = email('Email is required.').refine(
	(text) => z.email().safeParse(text).success,
	'Invalid email format.',
)

export const SignUp = z
	.object({
		email: Address,
		name: line(100, 'Name is required.'),
		password: newPassword('Password is required.'),
		confirmPassword: z.string({ error: 'Repeat the password.' }),
		role: Role,
	})
	.refine((input) => input.password === input.confirmPassword, {
		path: ['confirmPassword'],
		message: 'Passwords do not match.',
		when: ({ value }) => passwordsGiven(value),
	})
	.openapi('SignUp')
export type SignUp = z.output<typeof SignUp>

/** So that the two passwords are compared even while another field is still wrong. */
function passwordsGiven(value: unknown): boolean {
	const { password, confirmPassword } = Object(value) as Record<string, unknown>
	return typeof password === 'string' && typeof confirmPassword === 'string'
}

export const LogIn = z
	.object({
		email: givenAddress('Email is required.'),
		password: givenPassword('Password is required.'),
		role: Role,
	})
	.openapi('LogIn')
export type LogIn = z.output<typeof LogIn>

export const ProfileChange = z
	.object({ name: line(100, 'Name is required.') })
	.openapi('ProfileChange')
export type ProfileChange = z.output<typeof ProfileChange>

export const PasswordChange = z
	.object({
		currentPassword: givenPassword('Type your present password.'),
		password: newPassword('Type a new password.'),
		confirmPassword: z.string({ error: 'Repeat the new password.' }),
	})
	.refine((input) => input.password === input.confirmPassword, {
		path: ['confirmPassword'],
		message: 'Passwords do not match.',
		when: ({ value }) => passwordsGiven(value),
	})
	.openapi('PasswordChange')
export type PasswordChange = z.output<typeof PasswordChange>

export const SignedInUser = z
	.object({ id: z.string(), name: z.string(), email: z.string(), role: Role })
	.openapi('User')
export type SignedInUser = z.output<typeof SignedInUser>

export const Session = z.object({ user: SignedInUser.nullable() }).openapi('Session')
export type Session = z.output<typeof Session>

const flag = z
	.enum(['true', 'false'], { error: 'Must be true or false' })
	.transform((text) => text === 'true')

export const ACCOUNT_SORTS = ['newest', 'name'] as const

export const AccountsQuery = PageQuery.extend({
	q: optionalLine(100).openapi({ description: 'Part of the name or the address' }),
	role: Role.optional(),
	suspended: flag.optional(),
	sort: z.enum(ACCOUNT_SORTS, { error: 'Must be newest or name' }).default('newest'),
})
export type AccountsQuery = z.output<typeof AccountsQuery>

export const Account = z
	.object({
		id: z.string(),
		name: z.string(),
		email: z.string(),
		role: Role,
		suspended: z.boolean(),
		sessions: z.number().openapi({ description: 'In how many places it is logged in' }),
		createdAt: z.string(),
	})
	.openapi('Account')
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

export const AccountChange = z
	.object({
		role: Role.optional(),
		suspended: z.boolean('Say whether it is suspended: true or false.').optional(),
	})
	.openapi('AccountChange')
export type AccountChange = z.output<typeof AccountChange>

export const EndedSessions = z.object({ ended: z.number() }).openapi('EndedSessions')

/** The arguments of `npm run admin`. */
export const NewAdmin = z.object({
	email: Address,
	name: line(100, 'Name is required.'),
	password: newPassword('Password is required.'),
})
export type NewAdmin = z.output<typeof NewAdmin>
