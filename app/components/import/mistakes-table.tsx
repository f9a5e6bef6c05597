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
	/** The text of its cell. */
	value?: string | undefined
	/** The thing that the row is about. */
	subject?: string | undefined
	message: string
}

const ROW: Column<Mistake> = { name: 'row', head: 'Row', label: 'Row', cell: ({ row }) => row }
const COLUMN: Column<Mistake> = {
	name: 'column',
	head: 'Column',
	cell: ({ column }) => column ?? 'The whole row',
}
const MESSAGE: Column<Mistake> = {
	name: 'message',
	head: 'What is wrong',
	kind: 'wide',
	cell: ({ message }) => message,
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Row and column of each mistake, and where they are known its thing and its value. @param of the name of a thing */
function columnsOf(errors: readonly Mistake[], of: string): Column<Mistake>[] {
	const subject: Column<Mistake> = {
		name: 'subject',
		head: capital(of),
		cell: (mistake) => mistake.subject ?? '–',
	}
	const value: Column<Mistake> = {
		name: 'value',
		head: 'Value',
		className: classes.value ?? '',
		cell: (mistake) => (mistake.value === undefined ? '–' : mistake.value || 'blank'),
	}
	return [
		ROW,
		...(errors.some((mistake) => mistake.subject) ? [subject] : []),
		COLUMN,
		...(errors.some((mistake) => mistake.value !== undefined) ? [value] : []),
		MESSAGE,
	]
}

interface MistakesTableProps {
	errors: readonly Mistake[]
	/** How many were found before the file was not read on. */
	count: number
	/** The name of the thing that a row is about. */
	of: string
}

/** The first mistakes of a file. */
export function MistakesTable({ errors, count, of }: MistakesTableProps) {
	if (count === 0) return null
	return (
		<Stack as="section" gap={2} aria-labelledby="mistakes">
			<Heading level={2} size="body" id="mistakes">
				Correct these and choose the file again
			</Heading>
			{count >= MAX_MISTAKES && (
				<Text color="muted">
					These are the first {MAX_MISTAKES} mistakes. The rest of the file was not read.
				</Text>
			)}
			<DataTable
				label="Mistakes"
				columns={columnsOf(errors, of)}
				rows={errors}
				// A row of the file may have several.
				keyOf={(mistake) => errors.indexOf(mistake)}
				rowProps={() => ({ className: classes.mistake ?? '' })}
			/>
		</Stack>
	)
}
