import { Checkbox, NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import type { Subsidy } from '../../../domain/subsidy/schema'
import { apiPath } from '../../api-call'
import { contactField, OrderContact } from '../../components/orders/order-contact'
import { choicesOf } from '../../ui/forms/choices'
import { FileField } from '../../ui/forms/field/file-field'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, fieldProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { PAPER_LABELS } from './labels'
import { subsidyIntents } from './subsidy-intents'

interface Props {
	id: string
	subsidy: Subsidy
	problems: {
		add: FormProblem<'kind' | 'covered' | 'file' | 'contact'> | null
		remove: FormProblem<'paperId' | 'contact'> | null
	}
}

/** The papers of an order's subsidy: private to its buyer and its installer. */
export function SubsidyPapers({ id, subsidy, problems: { add, remove } }: Props) {
	const { papers, mayOpenPapers, mayAddPaper, requiresContact } = subsidy
	const form = useFirstError(add)
	if (!papers) return null
	return (
		<Stack as="section" gap={4} aria-labelledby="papers">
			<h2 id="papers">Papers</h2>
			<Text size="small" color="muted" measure>
				Only the buyer and the installer of this order can open them. We store them encrypted, and
				delete them 30 days after you have ticked the money.
			</Text>
			<ProblemLine>{sentenceOf(remove, ['contact'])}</ProblemLine>
			{papers.map(({ id: paperId, kind, addedBy, at }) => (
				<Card key={paperId} gap={2}>
					<Row wrap justify="between">
						<strong>{PAPER_LABELS[kind]}</strong>
						{mayOpenPapers && (
							<ButtonLink
								as="a"
								variant="line"
								href={apiPath('get', '/orders/:id/subsidy/papers/:paperId', {
									param: { id, paperId },
									query: {},
								})}
								download
							>
								Open<Hidden> {PAPER_LABELS[kind]}</Hidden>
							</ButtonLink>
						)}
					</Row>
					<Text size="small" color="muted">
						Added by the {addedBy.toLowerCase()} on <When at={at} time />
					</Text>
					<details>
						<ButtonLink as="summary" variant="line" color="danger">
							Delete<Hidden> {PAPER_LABELS[kind]}</Hidden>
						</ButtonLink>
						<Stack as={Form} method="post" gap={3} preventScrollReset>
							<input type="hidden" name="paperId" value={paperId} />
							<OrderContact contact={contactField(requiresContact, remove)} />
							<IntentButton intents={subsidyIntents} intent="delete-paper" danger w="fit-content">
								Delete it for good
							</IntentButton>
						</Stack>
					</details>
				</Card>
			))}
			{mayAddPaper && (
				<Card
					as={Form}
					ref={form}
					key={papers.length}
					method="post"
					encType="multipart/form-data"
					noValidate
					narrow="fields"
					preventScrollReset
				>
					<ProblemSummary of={add} beside={['kind', 'file', 'covered', 'contact']} />
					<NativeSelect
						{...formFields(add, {}, { size: 'md' })('kind')}
						label="Kind of paper"
						data={choicesOf(PAPER_LABELS)}
					/>
					<FileField
						name="file"
						label="PDF or picture, at most 5 MB"
						accept="application/pdf,image/png,image/jpeg,image/webp"
						error={fieldProblem(add, 'file')}
					/>
					<Checkbox
						name="covered"
						value="yes"
						label="If it shows an Aadhaar number: its first eight digits are covered"
						error={fieldProblem(add, 'covered')}
					/>
					<OrderContact contact={contactField(requiresContact, add)} />
					<IntentButton intents={subsidyIntents} intent="add-paper" size="md" w="fit-content">
						Add the paper
					</IntentButton>
				</Card>
			)}
		</Stack>
	)
}
