import { redirect } from 'react-router'
import { z } from 'zod'
import { PasswordChange, ProfileChange } from '../../domain/accounts/schema'
import { MailChoicesChange } from '../../domain/mail/schema'
import { type Asked, api, type Context, readPage } from '../api.server'
import { onCall, onCallOnly } from '../components/portal/call-action.server'
import { readListPage } from '../components/portal/paging.server'
import { Id } from '../ui/forms/fields.server'
import { formAction } from '../ui/forms/form-action.server'
import { accountIntents } from './account-intents'

const ORDERS_PAGE_SIZE = 10

/** The page of the caller's own orders that the address asks for. */
export const myOrders = (request: Request, context: Context) =>
	readListPage(request, ORDERS_PAGE_SIZE, (part) =>
		readPage(api(context).orders.$get({ query: { mine: 'true', ...part } })),
	)

const LATEST = 3

/** The latest of the caller's enquiries, and the total. */
export async function myEnquiries(context: Context) {
	const query = { mine: 'true' as const, limit: String(LATEST) }
	const { items, total } = await readPage(api(context).enquiries.$get({ query }))
	return { enquiries: items, total }
}

const OTHERWISE = { loginFor: '/account' }

const OfSession = z.object({ id: Id })

/**
 * Changes the name, the password, the mails wanted or the devices logged in, has a link sent that confirms the address,
 * and leads back to the page with the result.
 */
export const changeAccount = ({ request, context }: Asked) => {
	const { accounts, addresses, mail, mySessions } = api(context)
	const { profile } = accounts
	const saved = (what: string) => () => redirect(`/account?saved=${what}`)
	return formAction(request, accountIntents, {
		profile: onCall(ProfileChange, (json) => profile.$put({ json }), saved('name'), OTHERWISE),
		password: onCall(
			PasswordChange,
			(json) => profile.password.$put({ json }),
			saved('password'),
			OTHERWISE,
		),
		mails: onCall(
			MailChoicesChange,
			(json) => mail.profile.mails.$put({ json }),
			saved('mails'),
			OTHERWISE,
		),
		'end-session': onCall(
			OfSession,
			(param) => mySessions[':id'].$delete({ param }),
			saved('session'),
			OTHERWISE,
		),
		'end-others': onCallOnly(() => mySessions.$delete(), saved('sessions'), OTHERWISE),
		'send-confirmation': onCallOnly(
			() => addresses.confirmation.$post(),
			saved('confirmation'),
			OTHERWISE,
		),
	})
}
