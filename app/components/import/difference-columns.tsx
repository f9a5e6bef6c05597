import type { ReactNode } from 'react'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import type { RowDifference } from './import-report'
import classes from './import-screen.module.css'

const KINDS = {
	added: { variant: 'good', words: 'New' },
	changed: { variant: 'waiting', words: 'Changed' },
	unchanged: { variant: 'off', words: 'As it is' },
} as const

const text = (value: unknown) => {
	if (value === null || value === undefined || value === '') return 'nothing'
	return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * The columns of a table of changes: the thing changed, its row, and the differences. @param head the heading of the
 * things
 */
export const differenceColumns = <Change,>(
	head: string,
	title: (change: Change) => ReactNode,
	differenceOf: (change: Change) => RowDifference,
): Column<Change>[] => [
	{ name: 'title', head, cell: title },
	{ name: 'row', head: 'Row', cell: (change) => differenceOf(change).row },
	{
		name: 'kind',
		head: 'What happens',
		cell: (change) => {
			const { variant, words } = KINDS[differenceOf(change).kind]
			return <Status variant={variant}>{words}</Status>
		},
	},
	{
		name: 'changes',
		head: 'What changes',
		kind: 'wide',
		cell: (change) => (
			<Stack as="ul" gap={1} className={classes.changes}>
				{Object.entries(differenceOf(change).differences).map(([name, { before, after }]) => (
					<li key={name}>
						<Text as="span" color="muted">
							{name}
						</Text>{' '}
						<del>{text(before)}</del> <span aria-hidden>→</span> <ins>{text(after)}</ins>
					</li>
				))}
			</Stack>
		),
	},
]
