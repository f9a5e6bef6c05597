import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './mistakes-table.module.css'

/** What is wrong with a row of a file; row 1 is its head. */
export interface Mistake {
	row: number
	column: string | null
	message: string
}

const MISTAKES: Column<Mistake>[] = [
	{ name: 'row', head: 'Row', label: 'Row', cell: ({ row }) => row },
	{ name: 'column', head: 'Column', cell: ({ column }) => column ?? 'The whole row' },
	{ name: 'message', head: 'What is wrong', kind: 'wide', cell: ({ message }) => message },
]

/** The first mistakes of a file. @param count how many there are in all */
export function MistakesTable({ errors, count }: { errors: readonly Mistake[]; count: number }) {
	if (count === 0) return null
	const more = count - errors.length
	return (
		<Stack as="section" gap={2} aria-labelledby="mistakes">
			<Heading level={2} size="body" id="mistakes">
				Correct these and choose the file again
			</Heading>
			<DataTable
				label="Mistakes"
				columns={MISTAKES}
				rows={errors}
				// A row of the file may have several.
				keyOf={(mistake) => errors.indexOf(mistake)}
				rowProps={() => ({ className: classes.mistake ?? '' })}
			/>
			{more > 0 && <Text tone="muted">And {number(more)} more.</Text>}
		</Stack>
	)
}
