import { PreviewZone } from '../../components/import/preview-zone'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { Flash } from '../../ui/overlay/flash'
import { noData } from '../no-data.server'
import type { Route } from './+types/bank-file'
import { keepBankFile } from './bank-file.server'

export const meta = titleMeta('Bank file')

export const loader = noData

export const action = keepBankFile

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Where a statement of the bank is chosen. */
export default function BankFilePage({ actionData }: Route.ComponentProps) {
	return (
		<PortalPage
			title="Bank file"
			intro="Finds the transfers of a statement and the orders they are for. Nothing is recorded before you have seen it."
		>
			<Flash problem={sentenceOf(actionData?.problem)} done={null} />
			<PreviewZone
				label="CSV file"
				accept=".csv,.txt,.tsv,.xls,text/csv,text/plain"
				hint="CSV as your bank gives it, up to 900 KB. It is kept here for a day."
			>
				Columns are found by their headings: a date, a narration or description, and credits. Where
				your bank’s are not known, you say what they are, once. Save a workbook as CSV first.
			</PreviewZone>
		</PortalPage>
	)
}
