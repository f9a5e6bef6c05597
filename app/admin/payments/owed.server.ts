import { z } from 'zod'
import type { BankOfferFilter } from '../../../domain/reports/money/money-schema'
import { BankOfferReceipt } from '../../../domain/settlement/settlement-schema'
import { dayAt } from '../../../shared/calendar'
import { api, type Context, readPage } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { readListPage } from '../../components/portal/paging.server'
import { wordsIn } from './payments.server'

const PAGE_SIZE = 50

/** What buyers are owed, as the address asks for it. @throws a redirect to the last page there is */
export async function loadOwed(context: Context, request: Request) {
	const q = wordsIn(new URL(request.url).searchParams)
	const query = q ? { q } : {}
	const { items, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).money.payables.$get({ query: { ...query, ...part } })),
	)
	return { ...items, ...page, query }
}

const stateIn = (text: string | null): BankOfferFilter['state'] =>
	text === 'open' || text === 'paid' ? text : undefined

/** What banks bear of payments, as the address asks for it. @throws a redirect to the last page there is */
export async function loadBankOffers(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const [q, state] = [wordsIn(searchParams), stateIn(searchParams.get('state'))]
	const query = { q: q || undefined, state: state || undefined }
	const { items, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).money['bank-offers'].$get({ query: { ...query, ...part } })),
	)
	return { ...items, ...page, query, today: dayAt(Date.now()) }
}

const Receipt = BankOfferReceipt.extend({ paymentId: z.string() })

/** Records that a bank has paid its offer on a payment. */
export const receiveBankOffer = callAction(
	Receipt,
	({ paymentId: id, ...json }, { context }) =>
		api(context).online.payments[':id']['bank-offer'].$put({ param: { id }, json }),
	{ done: 'received' },
)
