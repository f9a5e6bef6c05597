import { MAX_MISTAKES } from '../../../domain/file-limits'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './mistakes-table.module.css'

/** A mistake in a row of a file; row 1 is its head. */
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

/** The first mistakes of a file. @param count how many were found before it was not read on */
export function MistakesTable({ errors, count }: { errors: readonly Mistake[]; count: number }) {
	if (count === 0) return null
	return (
		<Stack as="section" gap={2} aria-labelledby="mistakes">
			<Heading level={2} size="body" id="mistakes">
				Correct these and choose the file again
			</Heading>
			{count >= MAX_MISTAKES && (
				<Text tone="muted">
					These are the first {MAX_MISTAKES} mistakes. The rest of the file was not read.
				</Text>
			)}
			<DataTable
				label="Mistakes"
				columns={MISTAKES}
				rows={errors}
				// A row of the file may have several.
				keyOf={(mistake) => errors.indexOf(mistake)}
				rowProps={() => ({ className: classes.mistake ?? '' })}
			/>
		</Stack>
	)
}
