import type { ComplianceRecord } from '../../../domain/catalogue/compliance/schema'
import type { Product } from '../../../domain/catalogue/schema'
import { COMPLIANCE_NAMES } from '../../../shared/products/compliance-names'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Pill } from '../../ui/display/status'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { Listing } from './listings.server'

type Kind = ComplianceRecord['kind']

/** The kinds of records looked up for such products. */
const EXPECTED: Partial<Record<string, Kind[]>> = {
	panel: ['almm-modules', 'almm-cells', 'dcr', 'bis'],
	inverter: ['bis', 'm2m'],
}

function Proof({ record }: { record: Listing }) {
	const { proof, period, checked } = record
	return (
		<>
			{period}
			{proof && ' · '}
			{proof?.startsWith('https://') ? (
				<a href={proof} rel="noreferrer nofollow">
					Proof
				</a>
			) : (
				proof
			)}
			{checked && ` · ${checked}`}
		</>
	)
}

/** Of a kind of record, every one there is; a renewal has its own line. */
function Listed({ kind, records }: { kind: Kind; records: Listing[] }) {
	const name = COMPLIANCE_NAMES[kind]
	if (records.length === 0) return <Fact name={name}>None on record</Fact>
	return records.map((record) => (
		<Fact key={record.validFrom} name={name} hint={<Proof record={record} />}>
			<Row as="span" gap={2} wrap>
				{record.number ?? 'Listed'}
				{record.isSample && <Pill variant="waiting">Sample</Pill>}
			</Row>
		</Fact>
	))
}

/** Whether anything is asked or known of how a product is listed. */
export const hasCompliance = ({ compliance, origin, sheet }: Product) =>
	(sheet !== null && sheet.kind in EXPECTED) || compliance.length > 0 || origin !== null

/** The listings and registrations of a product, each with its proof, and its origin. */
export function Compliance({ product, listings }: { product: Product; listings: Listing[] }) {
	const { origin, importer, sheet } = product
	const expected = EXPECTED[sheet?.kind ?? ''] ?? []
	const kinds = [...new Set([...expected, ...listings.map(({ kind }) => kind)])]
	return (
		<Stack as="section" gap={5} aria-labelledby="compliance">
			<Heading level={2} size="title" id="compliance">
				Compliance
			</Heading>
			{listings.length === 0 && (
				<Text color="muted">
					Not checked: nobody has looked up yet whether it may be connected to the grid.
				</Text>
			)}
			<FactList variant="columns">
				{listings.length > 0 &&
					kinds.map((kind) => (
						<Listed
							key={kind}
							kind={kind}
							records={listings.filter((record) => record.kind === kind)}
						/>
					))}
				{origin && <Fact name="Made in">{origin}</Fact>}
				{importer && <Fact name="Importer">{importer}</Fact>}
			</FactList>
		</Stack>
	)
}
