import { Link } from 'react-router'
import type { AlmmReport } from '../../../domain/catalogue/compliance/almm-schema'
import type { ReportView } from '../../components/import/import-screen'
import { MoreRows } from '../../components/import/more-rows'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { RowTitle } from '../../ui/display/table/data-table'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

type Change = AlmmReport['changes'][number]

const KINDS = {
	listed: { variant: 'good', words: 'Listed' },
	renewed: { variant: 'info', words: 'Renewed' },
	'taken-off': { variant: 'bad', words: 'Taken off' },
} as const

const CHANGES: Column<Change>[] = [
	{
		name: 'product',
		head: 'Product',
		cell: ({ productId, name }) => <RowTitle note={productId}>{name}</RowTitle>,
	},
	{ name: 'list', head: 'List', cell: ({ list }) => `List-${list}` },
	{
		name: 'kind',
		head: 'What happens',
		cell: ({ kind }) => <Status variant={KINDS[kind].variant}>{KINDS[kind].words}</Status>,
	},
	{
		name: 'until',
		head: 'Last day',
		cell: ({ after: { validTo } }) => (validTo ? <When at={validTo} /> : 'No end'),
	},
	{
		name: 'proof',
		head: 'Proof',
		kind: 'wide',
		cell: ({ after: { proof, number }, row }) => (
			<Stack gap={0}>
				<Text size="small">{proof}</Text>
				<Text size="tiny" color="muted">
					{row === null ? 'Not in the file' : `Row ${row}${number ? `, number ${number}` : ''}`}
				</Text>
			</Stack>
		),
	},
]

const MAX_SHOWN = 100

/** Products whose listing neither the shop nor the file knows. */
function Unknown({ unknown }: Pick<AlmmReport, 'unknown'>) {
	if (unknown.length === 0) return null
	return (
		<Section title="Not found in the file" id="unknown" gap={2}>
			<Text size="small" color="muted" measure>
				These panels have no record. Where one of them is on the list, write its id in the column
				product of its row and choose the file again.
			</Text>
			<Stack as="ul" gap={1}>
				{unknown.slice(0, MAX_SHOWN).map(({ productId, name, list }) => (
					<Text as="li" size="small" key={`${productId} ${list}`}>
						<Link to={`/admin/products/${encodeURIComponent(productId)}`}>{name}</Link>, {productId}
						: List-{list}
					</Text>
				))}
			</Stack>
			<MoreRows count={unknown.length - MAX_SHOWN} />
		</Section>
	)
}

/** The products that a list would set and take off. */
export function almmView({ changes, unchanged, unknown }: AlmmReport): ReportView<Change> {
	const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
	return {
		counts: {
			Listed: count('listed'),
			Renewed: count('renewed'),
			'Taken off': count('taken-off'),
			'As they are': unchanged,
		},
		todo: { count: changes.length, of: 'record' },
		columns: CHANGES,
		rows: changes.slice(0, MAX_SHOWN),
		keyOf: ({ productId, list }) => `${productId} ${list}`,
		more: changes.length - MAX_SHOWN,
		notes: <Unknown unknown={unknown} />,
	}
}
