import type { AlmmReport } from '../../../domain/catalogue/compliance/almm-schema'
import { type Asked, api } from '../../api.server'
import { type ImportedFile, importAction } from '../../components/import/import-action.server'

const jsonOf = ({ text, values, preview }: ImportedFile) => ({
	text,
	preview,
	asOf: values.asOf ?? '',
})

/** Looks at a list, or imports the one that was looked at. @throws a redirect to the page that says it is done */
export function importAlmmList({ request, context }: Asked) {
	const call = api(context).catalogue.products['almm-list']
	return importAction<AlmmReport>(request, {
		missing: 'Choose a CSV file.',
		fields: ['asOf'],
		preview: (sent) => call.preview.$post({ json: jsonOf(sent) }),
		import: (sent) => call.$post({ json: jsonOf(sent) }),
		seenOf: ({ preview }) => preview,
		done: '/admin/almm-list?done=imported',
	})
}
