import { type RouterContextProvider, redirect } from 'react-router'
import { type Attempt, api, attempt, read, readPage } from '../api.server'
import { dispatch, textIn } from '../ui/dispatch.server'
import type { AccountAnswer } from './account-answer'
import { accountIntents } from './account-intents'

type Context = Readonly<RouterContextProvider>

export const ORDERS_PAGE_SIZE = 10

/** One page of the caller's own orders, and how many pages there are. */
export async function ordersOn(page: number, context: Context) {
	const query = {
		mine: 'true' as const,
		limit: String(ORDERS_PAGE_SIZE),
		offset: String((page - 1) * ORDERS_PAGE_SIZE),
	}
	const response = await api(context).orders.$get({ query })
	const total = Number(response.headers.get('x-total-count') ?? 0)
	const orders = await read(Promise.resolve(response))
	return { orders, pages: Math.max(1, Math.ceil(total / ORDERS_PAGE_SIZE)) }
}

const LATEST = 3

/** The latest of what the caller asked installers, and how many there are in all. */
export async function enquiriesAsked(context: Context) {
	const query = { mine: 'true' as const, limit: String(LATEST) }
	const { items, total } = await readPage(api(context).enquiries.$get({ query }))
	return { enquiries: items, total }
}

function refused(
	form: AccountAnswer['form'],
	{ problem }: Attempt<unknown> & { ok: false },
	name: string | null = null,
): AccountAnswer {
	const { errors = {}, detail, status } = problem
	if (status === 401) throw redirect('/login?next=/account')
	return { form, name, errors, problem: Object.keys(errors).length > 0 ? null : detail }
}

async function changeName(form: FormData, context: Context): Promise<AccountAnswer> {
	const name = textIn(form, 'name')
	const changed = await attempt(api(context).accounts.profile.$put({ json: { name } }))
	if (!changed.ok) return refused('profile', changed, name)
	throw redirect('/account?saved=name')
}

async function changePassword(form: FormData, context: Context): Promise<AccountAnswer> {
	const json = {
		currentPassword: textIn(form, 'currentPassword'),
		password: textIn(form, 'password'),
		confirmPassword: textIn(form, 'confirmPassword'),
	}
	const changed = await attempt(api(context).accounts.profile.password.$put({ json }))
	if (!changed.ok) return refused('password', changed)
	throw redirect('/account?saved=password')
}

/** Changes the name or the password, and leads back to the page that says so. */
export const changeAccount = (request: Request, context: Context): Promise<AccountAnswer> =>
	dispatch(request, accountIntents, {
		profile: (form) => changeName(form, context),
		password: (form) => changePassword(form, context),
	})
