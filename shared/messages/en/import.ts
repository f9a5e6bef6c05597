import { number } from '../../format/english.ts'
import type { Message, Say } from '../types.ts'

export const productImport = {
	'import.choose_file': 'Choose a CSV file.',
	'import.not_utf8': 'The file is not UTF-8. Save it as “CSV UTF-8” and choose it again.',
	'import.file_too_long': 'The file is too large; 900 KB at most.',
	'import.empty': 'The file has no rows.',
	'import.too_many_columns': ({ most }: { most: number }) =>
		`The file has more than ${number(most)} columns.`,
	'import.too_many_rows': ({ most }: { most: number }) =>
		`The file has more than ${number(most)} rows. Divide it.`,
	'import.quotes': 'The quotation marks of this row do not match.',
	'import.no_column': ({ column }: { column: string }) => `The column ${column} is missing.`,
	'import.not_json': 'This cell is not valid JSON.',
	'import.file_not_json': 'The file is not valid JSON.',
	'import.file_not_list': 'The file is not a list of rows.',
	'import.bad_sheet': 'Sheet is not valid JSON',
	'import.bad_compliance': 'Compliance is not valid JSON',
	'import.decimal_comma':
		'A comma is only read where it groups thousands or lakhs, as in 1,05,000. For decimals use a point, as in 10.5.',
	'import.bad_archived': 'Archived is true or false',
	'import.id_of_deleted': 'This id belonged to a product that was deleted. Choose another.',
	'import.conflict': 'A product with one of these ids was added meanwhile. Nothing was changed.',
	'import.failed': 'Something went wrong on our side. Nothing was changed. Please try again.',
	'import.too_large': ({ maxMegabytes }: { maxMegabytes: number }) =>
		`The file is larger than ${number(maxMegabytes)} MB.`,
	'import.no_such_column': ({ name, columns }: { name: string; columns: readonly string[] }) =>
		`There is no column “${name}”. The columns are ${columns.join(', ')}.`,
	'import.column_twice': ({ column }: { column: string }) => `The column ${column} appears twice.`,
	'import.bad_category': ({ options }: { options: readonly string[] }) =>
		`Category is one of ${options.join(', ')}`,
	'import.cell_count': ({ cells, head }: { cells: number; head: number }) =>
		`This row has ${cells} cells, the head ${head}.`,
	'import.field_required': ({ column }: { column: string }) =>
		`${column[0]?.toUpperCase()}${column.slice(1)} is required`,
	'import.id_twice': ({ row }: { row: number }) => `Row ${row} has this id already.`,
	'import.id_in_other_letters': ({ id }: { id: string }) =>
		`There is a product “${id}”: write its id with the same small letters and capitals.`,
	'import.id_of_spreadsheet': ({ id, likely }: { id: string; likely: string | null }) =>
		`“${id}” looks like a date or a rounded number that a spreadsheet has made of an id. ${
			likely === null ? '' : `It may be “${likely}”. `
		}Format the column as text, and write the id again.`,
	'import.large_changes': ({ count, pct }: { count: number; pct: number }) =>
		`${count === 1 ? 'A price changes' : `${number(count)} prices change`} by more than ${pct} %. Nothing was changed: say that this is meant.`,
	'import.headings_wrong': 'The columns of the headings cannot be read. Choose them again.',
	'import.not_to_undo':
		'There is no import of the last day by this id. An import can be undone for a day.',
	'import.undone_already': 'This import is undone already.',
	'import.changed_since': 'It was changed since the import, and stays as it is.',
	'import.sold_since': 'It was sold since the import, and stays as it is.',
	'import.undone_note': 'Import undone',
	'import.within': ({ where, what }: { where: string; what: Message }, say: Say) =>
		`${where}: ${say(what)}`,
	'import.stock_of_kit_left_out':
		'The stock of a kit follows from its parts. What the file says was left out.',
	'import.mistakes': ({ count, most }: { count: number; most: number }) =>
		`${count >= most ? `At least ${count} mistakes stand` : count === 1 ? '1 mistake stands' : `${count} mistakes stand`} in the file. Nothing was changed.`,
}
