import { Form, Link } from 'react-router'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { IntentButton } from '../../ui/forms/intent-button'
import { sentenceOf } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Route } from './+types/bank-statement'
import { statementIntents } from './bank-intents'
import { BankLines } from './bank-lines'
import { changeStatement, loadStatement } from './bank-statement.server'
import { BankSummary } from './bank-summary'
import { ColumnForm } from './column-form'

export const meta = titleMeta('Bank file')

export const loader = ({ context, params }: Route.LoaderArgs) => loadStatement(context, params.id)

export const action = ({ request, context, params }: Route.ActionArgs) =>
	changeStatement(request, context, params.id)

export { sendForm as clientAction } from '../../ui/forms/send-form'

const counted = (count: number) => `${number(count)} ${count === 1 ? 'payment' : 'payments'}`

/** A statement of the bank: the match of each line, and the payments recorded of it. */
export default function BankStatementPage({ loaderData, actionData }: Route.ComponentProps) {
	const { report, firstRows, until } = loaderData
	const done = actionData && 'recorded' in actionData ? actionData.recorded : null
	const columns = statementIntents.problem(actionData, 'columns')
	return (
		<PortalPage title="Bank file" intro="What each line of the statement comes to.">
			<Flash
				problem={columns ? null : sentenceOf(actionData?.problem)}
				done={done !== null && `${counted(done)} recorded.`}
			/>
			{report ? (
				<>
					<BankSummary report={report} />
					<Row wrap gap={4}>
						<ButtonLink as={Link} to="/admin/payments/bank-file">
							Choose another file
						</ButtonLink>
						{report.payments > 0 && !report.isCut && (
							<Form method="post">
								<IntentButton intents={statementIntents} intent="record" color="marigold.5">
									Record {counted(report.payments)}
								</IntentButton>
							</Form>
						)}
					</Row>
					<BankLines lines={report.lines} />
				</>
			) : (
				<ColumnForm rows={firstRows} problem={columns} />
			)}
			<Text size="small" color="muted">
				This file is kept until <When at={until} time /> and then deleted. What is recorded stays.
			</Text>
		</PortalPage>
	)
}
