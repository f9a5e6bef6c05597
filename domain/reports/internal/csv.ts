import { type Cell, csvFile } from '../../../shared/csv.ts'
import type {
	AcceptanceReport,
	BreakdownReport,
	CartsReport,
	SalesReport,
	StockReport,
} from '../schema.ts'

/** A file to save: its name, its head and its rows. */
interface Sheet {
	name: string
	head: string[]
	rows: Cell[][]
}

const money = (rupees: number) => rupees.toFixed(2)
const percent = (ratio: number | null) => (ratio === null ? null : (ratio * 100).toFixed(1))
const days = ({ from, to }: { from: string; to: string }) => `${from}-to-${to}`

export const salesSheet = (report: SalesReport): Sheet => ({
	name: `sales-by-${report.by}-${days(report)}`,
	head: [
		'From',
		'To',
		'Orders',
		'Value, rupees',
		'Placed',
		'Placed value, rupees',
		'Declined',
		'Declined value, rupees',
		'Cancelled',
		'Cancelled value, rupees',
	],
	rows: report.buckets.map((bucket) => [
		bucket.from,
		bucket.to,
		bucket.orders,
		money(bucket.value),
		bucket.placed,
		money(bucket.placedValue),
		bucket.declined,
		money(bucket.declinedValue),
		bucket.cancelled,
		money(bucket.cancelledValue),
	]),
})

const PART = { category: 'Category', product: 'Product', installer: 'Installer', state: 'State' }

export const breakdownSheet = (report: BreakdownReport): Sheet => ({
	name: `sales-by-${report.by}-${days(report)}`,
	head: [PART[report.by], 'Id', 'Orders', 'Pieces', 'Value, rupees'],
	rows: report.rows.map((row) => [row.name, row.id, row.orders, row.pieces, money(row.value)]),
})

export const acceptanceSheet = (report: AcceptanceReport): Sheet => ({
	name: `acceptance-${days(report)}`,
	head: [
		'Installer',
		'Accepted',
		'Declined',
		'Still open',
		'Accept rate, per cent',
		'Median time to accept, seconds',
		'90th percentile, seconds',
	],
	rows: [{ name: 'All orders', ...report.totals }, ...report.installers].map((row) => [
		row.name,
		row.accepted,
		row.declined,
		row.open,
		percent(row.rate),
		row.medianSeconds,
		row.ninetiethSeconds,
	]),
})

export const cartsSheet = (report: CartsReport): Sheet => ({
	name: `carts-by-${report.by}-${days(report)}`,
	head: ['From', 'To', 'Filled', 'Ordered', 'Emptied', 'Still filled', 'Conversion, per cent'],
	rows: report.buckets.map((bucket) => [
		bucket.from,
		bucket.to,
		bucket.filled,
		bucket.ordered,
		bucket.emptied,
		bucket.open,
		percent(bucket.conversion),
	]),
})

export const stockSheet = (report: StockReport): Sheet => ({
	name: `stock-${report.day}`,
	head: [
		'Product',
		'Id',
		'Category',
		'Stock',
		'Value, rupees',
		'Sold in 30 days',
		'Sold a day',
		'Runs out on',
	],
	rows: report.rows.map((row) => [
		row.name,
		row.id,
		row.category,
		row.stock,
		money(row.value),
		row.sold,
		row.perDay.toFixed(2),
		row.runsOutOn,
	]),
})

/** The answer with the whole sheet as a CSV file. */
export const csvOf = ({ name, head, rows }: Sheet) =>
	csvFile(
		name,
		head,
		(async function* () {
			yield rows
		})(),
	)
