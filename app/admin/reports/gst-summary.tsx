import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import type { GstSummary as Summary } from '../../../domain/documents/accounting/schema'
import { dateOf } from '../../../shared/format/dates'
import { Empty } from '../../components/portal/portal-page'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { priceColumns } from '../../ui/display/table/price-columns'
import { Banner } from '../../ui/layout/banner'
import { Section } from '../../ui/layout/section'
import { Toolbar } from '../../ui/layout/toolbar'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { TAX_HEADS } from './tax-heads'
import { ThreeB } from './three-b'

type Row = Summary['totals'] & {
	placeOfSupply: string
	hsnSac: string
	/** Null of the sum of all. */
	ratePct: number | null
}

const COLUMNS: Column<Row>[] = [
	{ name: 'place', head: 'Place of supply', cell: ({ placeOfSupply }) => placeOfSupply },
	{ name: 'hsn', head: 'HSN or SAC', cell: ({ hsnSac }) => hsnSac },
	{
		name: 'rate',
		head: 'Rate',
		kind: 'number',
		cell: ({ ratePct }) => (ratePct === null ? '' : `${number(ratePct)} %`),
	},
	...priceColumns([...TAX_HEADS, ['tax', 'Tax']]),
]

/** The GST of a month, as its invoices and credit notes have it; the month lives in the address. */
export function GstSummary({ summary }: { summary: Summary }) {
	const { month, totals, rows, withoutHsn, lateNotes, lateEntries } = summary
	const all: Row[] = [...rows, { placeOfSupply: 'All', hsnSac: '', ratePct: null, ...totals }]
	return (
		<Section title="GST of a month" id="gst-summary">
			<Text size="small" color="muted">
				Of the invoices of the month, less its credit notes, as GSTR-1 has it.
			</Text>
			<Toolbar as={Form} key={month} method="get" aria-label="GST of a month" preventScrollReset>
				<input type="hidden" name="show" value="tax" />
				<TextInput type="month" name="month" label="Month" defaultValue={month} required />
				<ButtonLink type="submit">Show</ButtonLink>
			</Toolbar>
			{rows.length === 0 ? (
				<Empty>No invoice of this month bears GST.</Empty>
			) : (
				<DataTable
					label="GST by place of supply, HSN and rate"
					columns={COLUMNS}
					rows={all}
					keyOf={({ placeOfSupply, hsnSac, ratePct }) => `${placeOfSupply} ${hsnSac} ${ratePct}`}
				/>
			)}
			{withoutHsn.length > 0 && (
				<Text size="small">
					These documents lack an HSN: enter it on the portal. {withoutHsn.join(', ')}
				</Text>
			)}
			{lateEntries.length > 0 && (
				<Text size="small">
					Entered after their month was closed, and in this one therefore:{' '}
					{lateEntries
						.map(({ number: document, happenedOn }) => `${document} (of ${dateOf(happenedOn)})`)
						.join(', ')}
					.
				</Text>
			)}
			{lateNotes.length > 0 && (
				<Banner variant="notice">
					<strong>Credit notes that come too late.</strong> After 30 November following the
					financial year of a sale, a credit note no longer lowers its tax. Ask your accountant
					before you file:{' '}
					{lateNotes
						.map(({ number: note, invoices }) => `${note} of ${invoices.join(' and ')}`)
						.join(', ')}
					.
				</Banner>
			)}
			<ThreeB summary={summary} />
		</Section>
	)
}
