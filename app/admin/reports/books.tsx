import { TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { apiPath } from '../../api-call'
import { Section } from '../../ui/layout/section'
import { Toolbar } from '../../ui/layout/toolbar'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

interface Period {
	from: string
	to: string
}

function Download({ of }: { of: string }) {
	return (
		<ButtonLink type="submit">
			<IconDownload size={18} stroke={1.8} aria-hidden />
			Download {of}
		</ButtonLink>
	)
}

/** The address of a call without its questions, which a form asks. */
const [DOCUMENTS = ''] = apiPath('get', '/exports/documents.zip', {
	query: { month: '2026-01' },
}).split('?')
const [REGISTER = ''] = apiPath('get', '/exports/sales-register.csv', {
	query: { from: '2026-01-01', to: '2026-01-01' },
}).split('?')
const [DAY_BOOK = ''] = apiPath('get', '/exports/day-book.csv', {
	query: { from: '2026-01-01', to: '2026-01-01' },
}).split('?')

/** Files for the accountant, made of the documents that were issued and the money that came and went. */
export function Books({ from, to }: Period) {
	return (
		<Section title="For the accountant" id="books">
			<Text size="small" color="muted">
				Invoices, credit notes, receipts and refunds as they were issued.
			</Text>
			<Toolbar as="form" method="get" action={DOCUMENTS} aria-label="All documents of a month">
				<TextInput type="month" name="month" label="Month" defaultValue={to.slice(0, 7)} required />
				<Download of="all documents as PDF" />
			</Toolbar>
			<Toolbar as="form" method="get" action={REGISTER} aria-label="Sales register">
				<TextInput type="date" name="from" label="First day" defaultValue={from} required />
				<TextInput type="date" name="to" label="Last day" defaultValue={to} required />
				<Download of="sales register" />
			</Toolbar>
			<Toolbar as="form" method="get" action={DAY_BOOK} aria-label="Day book">
				<TextInput type="date" name="from" label="First day" defaultValue={from} required />
				<TextInput type="date" name="to" label="Last day" defaultValue={to} required />
				<Download of="day book" />
			</Toolbar>
		</Section>
	)
}
