import type { TableImportReport } from '../../../domain/tariffs/editing/editing-schema'
import { type Asked, api } from '../../api.server'
import { type ImportedFile, importAction } from '../../components/import/import-action.server'
import { tableIn } from './tables'

const jsonOf = ({ text, preview }: ImportedFile) => ({
	format: /^\s*\[/.test(text) ? ('json' as const) : ('csv' as const),
	text,
	preview,
})

/** Looks at a file, or imports the one that was looked at. @throws a redirect to the table once it is done */
export function importTable({ request, context }: Asked) {
	const table = tableIn(new URL(request.url).searchParams)
	const call = api(context).tariffTables[':table'].import
	return importAction<TableImportReport>(request, {
		missing: 'Choose a CSV or JSON file.',
		preview: (sent) => call.preview.$post({ param: { table }, json: jsonOf(sent) }),
		import: (sent) => call.$post({ param: { table }, json: jsonOf(sent) }),
		seenOf: ({ preview }) => preview,
		done: `/admin/tariffs?table=${table}&view=history&done=imported`,
	})
}
