import { NativeSelect, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ReturnSection } from '../../../domain/documents/accounting/schema'
import { apiPath } from '../../api-call'
import { choicesOf } from '../../ui/forms/choices'
import { Section } from '../../ui/layout/section'
import { Toolbar } from '../../ui/layout/toolbar'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

const SECTION_NAMES: Record<ReturnSection, string> = {
	b2b: '4: buyers with a GSTIN',
	b2cl: '5: large, to other States',
	sez: '6B: SEZ, with IGST',
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

export const RETURN_SECTIONS = Object.keys(SECTION_NAMES) as ReturnSection[]

/** The address of a call without its questions, which a form asks. */
const bare = (address: string) => address.split('?')[0] ?? ''
const JSON_FILE = bare(apiPath('get', '/exports/gstr1.json', { query: { month: '2026-01' } }))
const SECTION_FILE = bare(
	apiPath('get', '/exports/gstr1.csv', { query: { month: '2026-01', section: 'b2b' } }),
)

interface FileOfMonthProps {
	month: string
	/** The address of the file, which the fields complete. */
	action: string
	name: string
	download: string
	children?: ReactNode
}

const FileOfMonth = ({ month, action, name, download, children }: FileOfMonthProps) => (
	<Toolbar as="form" key={month} method="get" action={action} aria-label={name} data-download>
		<TextInput type="month" name="month" label="Month" defaultValue={month} required />
		{children}
		<ButtonLink type="submit">
			<IconDownload size={18} stroke={1.8} aria-hidden />
			{download}
		</ButtonLink>
	</Toolbar>
)

/** GSTR-1 of a month: one file for the portal, and each section as a table. */
export function ReturnFiles({ month }: { month: string }) {
	return (
		<Section title="GSTR-1" id="gstr1">
			<Text size="small" color="muted">
				The JSON is for the portal or its offline tool, the tables are for checking. Compare them
				with the portal before you file.
			</Text>
			<FileOfMonth
				month={month}
				action={JSON_FILE}
				name="GSTR-1 as JSON"
				download="Download JSON"
			/>
			<FileOfMonth
				month={month}
				action={SECTION_FILE}
				name="A section of GSTR-1"
				download="Download section"
			>
				<NativeSelect name="section" label="Section" data={choicesOf(SECTION_NAMES)} />
			</FileOfMonth>
		</Section>
	)
}
