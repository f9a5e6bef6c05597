import { BREAKDOWN_SORTS, STOCK_SORTS } from '../../../domain/reports/schema'
import { dayAt, daysAfter } from '../../../shared/calendar'
import { sortRows } from '../../../shared/lists/sort'
import { type ApiProblem, type Attempt, api, attempt, read } from '../../api.server'
import { pageIn, pagesOf, partOf } from '../../components/portal/paging.server'
import { BREAKDOWN_NAMES, GRANULARITY_NAMES, SECTIONS, type Section } from './words'

const PAGE_SIZE = 50

const nameIn = <T extends string>(names: Record<T, string>, text: string | null, usual: T): T =>
	text !== null && Object.hasOwn(names, text) ? (text as T) : usual

/** One of the orders that a call takes. */
const sortIn = <T extends string>(params: URLSearchParams, sorts: readonly T[], usual: T): T =>
	sorts.find((each) => each === params.get('sort')) ?? usual

const monthIn = (params: URLSearchParams) =>
	/^20\d\d-(?:0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0]

/** The ranges that are one step away. */
function presets() {
	const today = dayAt(Date.now())
	return [
		{ name: 'Last 7 days', from: daysAfter(today, -6), to: today },
		{ name: '30 days', from: daysAfter(today, -29), to: today },
		{ name: 'This month', from: `${today.slice(0, 8)}01`, to: today },
		{ name: 'This year', from: `${today.slice(0, 5)}01-01`, to: today },
	]
}

export interface ReportQuery {
	section: Section
	/** As typed or followed; empty for the usual range. */
	from: string
	to: string
	by: string
}

/** The query in the address, and the report that answers it, or the reason there is none. */
export async function loadReport(context: Parameters<typeof api>[0], params: URLSearchParams) {
	const { balance, gstSummary, months, reports, store, worklist } = api(context)
	const section = SECTIONS.find((name) => name === params.get('show')) ?? 'sales'
	const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
	const range = { from: from || undefined, to: to || undefined }
	const time = nameIn(GRANULARITY_NAMES, params.get('by'), 'day')
	const kind = nameIn(BREAKDOWN_NAMES, params.get('by'), 'category')
	const by = section === 'breakdown' ? kind : time
	const page = pageIn(params)
	const part = partOf(page, PAGE_SIZE)
	const query: ReportQuery = { section, from, to, by }
	const sort = params.get('sort')
	const common = { query, presets: presets(), page }
	/** A report whose rows come all at once, sorted as the address asks. @param usual how, where it does not say */
	function sorted<S extends Section, Report, Row>(
		section: S,
		its: Attempt<Report>,
		rowsOf: (report: Report) => readonly Row[],
		usual: string,
		by: Parameters<typeof sortRows<Row>>[2],
	) {
		if (!its.ok) return refused(common, its.problem)
		const rows = rowsOf(its.value)
		return { ...common, section, ...sortedPage(its.value, rows, sort ?? usual, by, page) }
	}

	switch (section) {
		case 'sales': {
			const its = await attempt(reports.sales.$get({ query: { ...range, by: time } }))
			const by = columns('from', 'orders', 'value', 'placed', 'declined', 'cancelled')
			return sorted(section, its, ({ buckets }) => buckets, '-from', by)
		}
		case 'carts': {
			const its = await attempt(reports.carts.$get({ query: { ...range, by: time } }))
			const by = columns('from', 'filled', 'ordered', 'emptied', 'open', 'conversion')
			return sorted(section, its, ({ buckets }) => buckets, '-from', by)
		}
		case 'acceptance': {
			const its = await attempt(reports.acceptance.$get({ query: range }))
			const by = {
				...columns('name', 'accepted', 'declined', 'open', 'rate'),
				median: ({ medianSeconds }: Seconds) => medianSeconds,
				ninetieth: ({ ninetiethSeconds }: Seconds) => ninetiethSeconds,
			}
			return sorted(section, its, ({ installers }) => installers, '-accepted', by)
		}
		case 'tax': {
			const issuesDocuments = (await read(store.$get())).mode === 'live'
			const month = monthIn(params) ?? dayAt(Date.now()).slice(0, 7)
			const as = params.get('as') === 'calculated' ? 'calculated' : 'filed'
			const its = await attempt(gstSummary.$get({ query: { month, as } }))
			if (!its.ok) return refused(common, its.problem)
			const filed = await read(months[':month'].differences.$get({ param: { month } }))
			const withoutHsn = await read(worklist['products-without-hsn'].$get())
			return {
				...common,
				section,
				gst: its.value,
				filed,
				as,
				issuesDocuments,
				withoutHsn,
				pages: 1,
			}
		}
		case 'money': {
			const its = await attempt(balance.$get({ query: {} }))
			if (!its.ok) return refused(common, its.problem)
			const { mode } = await read(store.$get())
			const all = its.value.months
			const shown = all.find((each) => each.month === monthIn(params)) ?? all[0]
			const months = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
			const takesMoney = mode === 'live'
			return {
				...common,
				section,
				takesMoney,
				months,
				shown,
				pages: pagesOf(all.length, PAGE_SIZE),
			}
		}
		case 'breakdown': {
			const order = sortIn(params, BREAKDOWN_SORTS, '-value')
			const answer = await reports.breakdown.$get({
				query: { ...range, by: kind, sort: order, ...part },
			})
			const its = await attempt(Promise.resolve(answer))
			if (!its.ok) return refused(common, its.problem)
			return { ...common, section, ...pageFrom(answer, its.value, order) }
		}
		case 'stock': {
			const order = sortIn(params, STOCK_SORTS, 'end')
			const answer = await reports.stock.$get({ query: { sort: order, ...part } })
			const its = await attempt(Promise.resolve(answer))
			if (!its.ok) return refused(common, its.problem)
			return { ...common, section, ...pageFrom(answer, its.value, order) }
		}
	}
}

interface Seconds {
	medianSeconds: number | null
	ninetiethSeconds: number | null
}

type Sortable = string | number | null

/** The sort keys of rows, for columns that are named as in a row. */
const columns = <Name extends string>(...names: Name[]) =>
	Object.fromEntries(names.map((name) => [name, (row: Record<Name, Sortable>) => row[name]]))

/** A page of a report whose rows come all at once. */
const sortedPage = <Report, Row>(
	report: Report,
	all: readonly Row[],
	sort: string,
	by: Parameters<typeof sortRows<Row>>[2],
	page: number,
) => ({
	report,
	sort,
	rows: sortRows(all, sort, by).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
	pages: pagesOf(all.length, PAGE_SIZE),
})

/** A page of a report that was asked for by the page. */
const pageFrom = <Report extends { rows: unknown[] }, Sort>(
	{ headers }: { headers: Headers },
	report: Report,
	sort: Sort,
) => ({
	report,
	sort,
	rows: report.rows as Report['rows'],
	pages: pagesOf(Number(headers.get('x-total-count')), PAGE_SIZE),
})

const refused = <T extends object>(common: T, problem: ApiProblem) => ({
	...common,
	section: 'refused' as const,
	problem: problem.detail,
})

export type Loaded = Awaited<ReturnType<typeof loadReport>>
export type LoadedOf<S extends Loaded['section']> = Extract<Loaded, { section: S }>
