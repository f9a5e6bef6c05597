import { NativeSelect, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReturnSection } from '../../../domain/documents/accounting/schema'
import { apiPath } from '../../api-call'
import { choicesOf } from '../../ui/forms/choices'
import { Stack } from '../../ui/layout/stack'
import { Toolbar } from '../../ui/layout/toolbar'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'

const SECTION_NAMES: Record<ReturnSection, string> = {
	b2b: '4: buyers with a GSTIN',
	b2cl: '5: large, to other States',
	sez: '6B: SEZ',
	b2cs: '7: other buyers',
	nil: '8: nil rated, exempt, non-GST',
	cdnr: '9B: credit notes, with a GSTIN',
	cdnur: '9B: credit notes, large',
	at: '11A: advances received',
	txpd: '11B: advances used up',
	'hsn-b2b': '12: HSN, buyers with a GSTIN',
	'hsn-b2c': '12: HSN, other buyers',
	docs: '13: documents issued',
}

/** The address of a call without its questions, which a form asks. */
const bare = (address: string) => address.split('?')[0] ?? ''
const JSON_FILE = bare(apiPath('get', '/exports/gstr1.json', { query: { month: '2026-01' } }))
const SECTION_FILE = bare(
	apiPath('get', '/exports/gstr1.csv', { query: { month: '2026-01', section: 'b2b' } }),
)

/** The first and the last day of a month. */
export function monthDays(month: string) {
	const [year = 0, n = 0] = month.split('-').map(Number)
	const last = new Date(Date.UTC(year, n, 0)).getUTCDate()
	return { from: `${month}-01`, to: `${month}-${last}` }
}

/** GSTR-1 of a month: one file for the portal, and each section as a table. */
export function ReturnFiles({ month }: { month: string }) {
	return (
		<Stack as="section" gap={4} aria-labelledby="gstr1">
			<Heading level={2} size="body" id="gstr1">
				GSTR-1
			</Heading>
			<Text size="small" tone="muted">
				The JSON is for the portal or its offline tool, the tables are for checking. Compare them
				with the portal before you file.
			</Text>
			<Toolbar
				as="form"
				key={`json ${month}`}
				method="get"
				action={JSON_FILE}
				aria-label="GSTR-1 as JSON"
			>
				<TextInput type="month" name="month" label="Month" defaultValue={month} required />
				<ButtonLink type="submit">
					<IconDownload size={18} stroke={1.8} aria-hidden />
					Download JSON
				</ButtonLink>
			</Toolbar>
			<Toolbar
				as="form"
				key={`csv ${month}`}
				method="get"
				action={SECTION_FILE}
				aria-label="A section of GSTR-1"
			>
				<TextInput type="month" name="month" label="Month" defaultValue={month} required />
				<NativeSelect name="section" label="Section" data={choicesOf(SECTION_NAMES)} />
				<ButtonLink type="submit">
					<IconDownload size={18} stroke={1.8} aria-hidden />
					Download section
				</ButtonLink>
			</Toolbar>
		</Stack>
	)
}
