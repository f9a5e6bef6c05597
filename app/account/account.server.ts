import { redirect } from 'react-router'
import { z } from 'zod'
import { PasswordChange, ProfileChange } from '../../domain/accounts/schema'
import { MailChoicesChange } from '../../domain/mail/schema'
import { api, attempt, type Context, readPage } from '../api.server'
import { readListPage } from '../components/portal/paging.server'
import { signedIn } from '../components/session/guard.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onButton, onForm } from '../ui/forms/form-action.server'
import { accountIntents } from './account-intents'

const ORDERS_PAGE_SIZE = 10

/** The page of the caller's own orders that the address asks for. */
export const myOrders = (request: Request, context: Context) =>
	readListPage(request, ORDERS_PAGE_SIZE, (part) =>
		readPage(api(context).orders.$get({ query: { mine: 'true', ...part } })),
	)

const LATEST = 3

/** The latest of what the caller asked installers, and how many there are in all. */
export async function myEnquiries(context: Context) {
	const query = { mine: 'true' as const, limit: String(LATEST) }
	const { items, total } = await readPage(api(context).enquiries.$get({ query }))
	return { enquiries: items, total }
}

const HERE = '/account'

const OfSession = z.object({ id: Id })

/** Changes the name, the password, what is mailed or where one is logged in, has a link sent that confirms the address, and leads back to the page that says so. */
export const changeAccount = (request: Request, context: Context) => {
	const { profile } = api(context).accounts
	const { mySessions } = api(context)
	return formAction(request, accountIntents, {
		profile: onForm(ProfileChange, async (json, form) => {
			const changed = await attempt(profile.$put({ json }))
			if (!changed.ok) return form.refuse(signedIn(changed.problem, HERE))
			throw redirect('/account?saved=name')
		}),
		password: onForm(PasswordChange, async (json, form) => {
			const changed = await attempt(profile.password.$put({ json }))
			if (!changed.ok) return form.refuse(signedIn(changed.problem, HERE))
			throw redirect('/account?saved=password')
		}),
		mails: onForm(MailChoicesChange, async (json, form) => {
			const changed = await attempt(api(context).mail.profile.mails.$put({ json }))
			if (!changed.ok) return form.refuse(signedIn(changed.problem, HERE))
			throw redirect('/account?saved=mails')
		}),
		'end-session': onForm(OfSession, async (param, form) => {
			const ended = await attempt(mySessions[':id'].$delete({ param }))
			if (!ended.ok) return form.refuse(signedIn(ended.problem, HERE))
			throw redirect('/account?saved=session')
		}),
		'end-others': onButton(async (form) => {
			const ended = await attempt(mySessions.$delete())
			if (!ended.ok) return form.refuse(signedIn(ended.problem, HERE))
			throw redirect('/account?saved=sessions')
		}),
		'send-confirmation': onButton(async (form) => {
			const sent = await attempt(api(context).addresses.confirmation.$post())
			if (!sent.ok) return form.refuse(signedIn(sent.problem, HERE))
			throw redirect('/account?saved=confirmation')
		}),
	})
}
