import { MonthClosing, MonthOpening } from '../../../../domain/reports/months/month-schema'
import { type Asked, api, type Context, read } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { redirectHere } from '../../../components/portal/here.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { monthIntents } from './month-intents'

/** The months of the books; of the one that the address asks to close, how its books balance. */
export async function loadMonths(context: Context, { searchParams }: URL) {
	const { balance, months, store } = api(context)
	const [all, { mode }] = await Promise.all([read(months.$get({ query: {} })), read(store.$get())])
	const found = (name: string) =>
		all.months.find(({ month }) => month === searchParams.get(name)) ?? null
	const [toClose, toOpen] = [found('close'), found('open')]
	const balances = toClose?.mayClose ? (await read(balance.$get({ query: {} }))).months : []
	return {
		months: all.months,
		issuesDocuments: mode === 'live',
		toClose: toClose?.mayClose ? toClose : null,
		toOpen: toOpen?.mayOpen ? toOpen : null,
		balance: balances.find(({ month }) => month === toClose?.month) ?? null,
	}
}

const Closing = MonthClosing.extend({ month: Id })
const Opening = MonthOpening.extend({ month: Id })

/** Closes a month, or opens it again. @throws a redirect back that says so */
export function changeMonth({ request, context }: Asked) {
	const { months } = api(context)
	const back = (done: string, month: string) =>
		redirectHere(request, { close: null, open: null, done, month })
	return formAction(request, monthIntents, {
		close: onCall(
			Closing,
			({ month, ...json }) => months[':month'].close.$post({ param: { month }, json }),
			({ input }) => back('closed', input.month),
		),
		open: onCall(
			Opening,
			({ month, ...json }) => months[':month'].open.$post({ param: { month }, json }),
			({ input }) => back('opened', input.month),
		),
	})
}
