import type { z } from 'zod'
import type { OpenDatabase } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { makeAdminLink } from '../../../domain/accounts/administration/admin-links.ts'
import {
	adminPasswordFault,
	findByEmail,
	makeAdmin,
	promote,
	resetTwoFactor,
} from '../../../domain/accounts/administration/admins.ts'
import { NewAdmin } from '../../../domain/accounts/schema.ts'
import { mistakesIn } from '../../../shared/messages/issues.ts'
import { message } from '../../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../../shared/messages/render.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'

const USAGE = 'Say whose account it is: npm run admin -- someone@example.com "Their Name"'

/** The result of the command, in words for the person at the terminal. */
export type Outcome = { ok: true; text: string } | { ok: false; text: string }

export interface Request {
	email: string
	/** The name of an account that has yet to be made; may be empty. */
	name: string
	/** Forget the app of an account, and make no admin. */
	isReset: boolean
}

interface Environment {
	/** The mode of data that no store has opened yet. */
	mode: string | undefined
	/** Where the store is reached, without a slash at its end. */
	origin: string
	/** A new password as it was typed; null if it was typed twice and differently. */
	askPassword: () => Promise<string | null>
	/** Says something before the password is asked for. */
	warn: (text: string) => void
}

/** The arguments of the command line, read. */
export function requestIn(args: readonly string[]): Request | { fault: string } {
	const isReset = args[0] === '--reset-2fa'
	const [givenEmail, ...names] = isReset ? args.slice(1) : args
	if (!givenEmail) return { fault: USAGE }
	const email = NewAdmin.shape.email.safeParse(givenEmail)
	if (!email.success) return { fault: `${givenEmail} is not an email address. ${USAGE}` }
	return { email: email.data, name: names.join(' '), isReset }
}

/** Makes an admin, or an admin of an existing account, or deletes an app. */
export async function changeAccount(
	db: OpenDatabase<Tables>,
	{ email, name, isReset }: Request,
	{ mode, origin, askPassword, warn }: Environment,
): Promise<Outcome> {
	if (isReset) return said(await reset(db, email))
	const known = await findByEmail(db, email)
	const newName = NewAdmin.shape.name.safeParse(name)
	const named = known?.name ?? newName.data
	if (named === undefined)
		return { ok: false, text: `Nobody has an account with ${email} yet: add a name. ${USAGE}` }
	if (await isLive(db, mode)) return said(await linked(db, { email, name: named }, known, origin))
	if (known) warn(`${email} has an account already. Its present password will stop working.`)
	const password = await newPassword(email, askPassword)
	if (!password.ok) return said(password)
	const admin = { email, name: named, password: password.value }
	return said(known ? await promoted(db, admin) : await made(db, admin))
}

const said = (result: Result<string>): Outcome =>
	result.ok
		? { ok: true, text: result.value }
		: { ok: false, text: sentence(result.problem.message, DEFAULT_LANGUAGE) }

/** Data that no store has opened yet are of the mode that the environment asks for. */
async function isLive(db: OpenDatabase<Tables>, mode: string | undefined): Promise<boolean> {
	const recorded = await db.selectFrom('data_mode').select('mode').executeTakeFirst()
	return (recorded?.mode ?? mode) === 'live'
}

/** In a live store no person types a password for another: the link sets it, once. */
async function linked(
	db: OpenDatabase<Tables>,
	{ email, name }: { email: string; name: string },
	known: object | undefined,
	origin: string,
): Promise<Result<string>> {
	const link = await makeAdminLink(db, { email, name }, Date.now())
	if (!link.ok) return link
	const former = known ? ' Its former password opens nothing any more.' : ''
	return ok(
		`${name} (${email}) is an admin now.${former} Set a password within 30 minutes; the link is good once:\n${origin}${link.value}`,
	)
}

async function reset(db: OpenDatabase<Tables>, email: string): Promise<Result<string>> {
	const forgotten = await resetTwoFactor(db, email, Date.now())
	if (!forgotten.ok) return forgotten
	if (!forgotten.value) return ok(`${email} has no two-step login.`)
	return ok(
		`The next login of ${email} asks for the password alone, and an admin then sets up two-step login anew. All sessions of the account are ended.`,
	)
}

async function promoted(
	db: OpenDatabase<Tables>,
	{ email, password }: Omit<NewAdmin, 'name'>,
): Promise<Result<string>> {
	const promotion = await promote(db, { email, password }, Date.now())
	if (!promotion.ok) return promotion
	return ok(
		`${email} is an admin ${promotion.value ? 'already' : 'now'}. It has the new password; all its sessions are ended and its devices forgotten, so log in again.`,
	)
}

async function made(db: OpenDatabase<Tables>, admin: NewAdmin): Promise<Result<string>> {
	const making = await makeAdmin(db, admin, Date.now())
	return making.ok ? ok(`${admin.name} (${admin.email}) is an admin now.`) : making
}

function firstMistake(error: z.ZodError) {
	return Object.values(mistakesIn(error))[0] ?? message('accounts.password_required')
}

/** A password that an admin of a live store may have. */
async function newPassword(
	email: string,
	askPassword: Environment['askPassword'],
): Promise<Result<string>> {
	const entered = await askPassword()
	if (entered === null) return fail('invalid', message('accounts.passwords_differ'))
	const password = NewAdmin.shape.password.safeParse(entered)
	if (!password.success) return fail('invalid', firstMistake(password.error))
	const fault = await adminPasswordFault(password.data, email)
	return fault === null ? ok(password.data) : fail('invalid', fault)
}
