import { MAX_MISTAKES } from '../../../domain/file-limits'
import { ImportNext } from '../../components/import/import-next'
import { PreviewZone } from '../../components/import/preview-zone'
import { PortalPage } from '../../components/portal/portal-page'
import { pageTitle } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { sendForm } from '../../ui/forms/send-form'
import { Flash } from '../../ui/overlay/flash'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { adminsOnly } from '../admins-only.server'
import type { Route } from './+types/bank-file'
import { importBankFile } from './bank-file.server'
import { BankLines } from './bank-lines'
import { MoneyTabs } from './money-tabs'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Bank file')]

export const loader = adminsOnly

export const action = ({ request, context }: Route.ActionArgs) => importBankFile(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

const counted = (count: number) => `${number(count)} ${count === 1 ? 'payment' : 'payments'}`

/** A statement of the bank: seen line by line, then recorded. */
export default function BankFilePage({ actionData }: Route.ComponentProps) {
	const seen = actionData && 'report' in actionData ? actionData : null
	const mayRecord = seen && seen.text !== '' && seen.report.payments > 0 && !seen.report.isCut
	return (
		<PortalPage
			title="Bank file"
			intro="Records the transfers of a statement: a line whose narration has an order’s number and whose amount is what that order has open or due."
		>
			<MoneyTabs here="Bank file" />
			<Flash
				problem={sentenceOf(actionData?.problem)}
				done={seen?.done && `${counted(seen.report.payments)} recorded.`}
			/>
			{seen ? (
				<>
					{seen.report.isCut && (
						<Text>
							These are the lines up to the first {MAX_MISTAKES} mistakes: their day or amount could
							not be read. The file cannot be recorded.
						</Text>
					)}
					{!seen.done && !seen.report.isCut && seen.report.payments === 0 && (
						<Text tone="muted">No line of this file is a payment to record.</Text>
					)}
					<ImportNext
						again="/admin/payments/bank-file"
						seen={mayRecord ? { text: seen.text } : null}
						send={`Record ${counted(seen.report.payments)}`}
					/>
					<BankLines lines={seen.report.lines} done={seen.done} />
				</>
			) : (
				<PreviewZone
					label="CSV file"
					accept=".csv,text/csv,text/plain"
					hint="CSV as your bank gives it, up to 900 KB. Nothing is recorded before you have seen it."
				>
					Columns are found by their headings: a date, a narration or description, a reference or
					UTR, and a credit. Two lines of the same reference are one payment.
				</PreviewZone>
			)}
		</PortalPage>
	)
}
