import { z } from '@hono/zod-openapi'
import type { Database, Tx } from '../../db/database.ts'
import { issue } from '../../shared/messages/message.ts'
import { parseSentJson } from '../../shared/requests/json-shape.ts'
import { type Columns, plainHeading } from './columns.ts'
import { MAX_HEADINGS_LENGTH } from './limits.ts'
import { importTables } from './tables.ts'

/** The column of each heading that an admin has mapped, by the heading; blank for one that is left out. */
export type MappedHeadings = Readonly<Record<string, string>>

const Mapped = z.record(z.string().max(200), z.string().max(100))

/** Headings that are mapped by hand, as JSON. */
export const sentHeadings = z
	.string()
	.max(MAX_HEADINGS_LENGTH, issue('import.headings_wrong'))
	.transform((text, ctx): MappedHeadings => {
		try {
			const { data } = Mapped.safeParse(parseSentJson(text))
			if (data) return data
		} catch {
			// Said below.
		}
		ctx.addIssue({ code: 'custom', message: issue('import.headings_wrong') })
		return z.NEVER
	})
	.openapi({
		type: 'string',
		description:
			'The columns of headings that are not known, as JSON by heading; a blank one is left out. They are kept with the import',
		example: '{"Our code":"id"}',
	})

/** The headings as they are kept, of columns that there are. */
const known = (sent: MappedHeadings, columns: Columns) =>
	Object.entries(sent).flatMap(([heading, column]) =>
		column === '' || Object.hasOwn(columns, column)
			? [[plainHeading(heading), column] as const]
			: [],
	)

/** The headings that were mapped before, and those that are mapped now. @param name of the import */
export async function loadHeadings(
	db: Database,
	name: string,
	columns: Columns,
	sent: MappedHeadings = {},
): Promise<MappedHeadings> {
	const rows = await importTables(db)
		.selectFrom('import_headings')
		.select(['heading', 'column_name'])
		.where('import_name', '=', name)
		.execute()
	const kept = rows.map(({ heading, column_name }) => [heading, column_name] as const)
	return Object.fromEntries([...kept, ...known(sent, columns)])
}

/** Keeps headings that are mapped now, in the transaction of the import. */
export async function keepHeadings(
	tx: Tx,
	name: string,
	columns: Columns,
	sent: MappedHeadings = {},
): Promise<void> {
	for (const [heading, column_name] of known(sent, columns))
		await importTables(tx)
			.insertInto('import_headings')
			.values({ import_name: name, heading, column_name })
			.onConflict((conflict) =>
				conflict.columns(['import_name', 'heading']).doUpdateSet({ column_name }),
			)
			.execute()
}
