import { NativeSelect } from '@mantine/core'
import { Form } from 'react-router'
import type { ClaimStepState } from '../../../../domain/claims/rules'
import type { WarrantyClaim } from '../../../../domain/claims/schema'
import { CLAIM_STATE } from '../../../components/orders/claims/claim-state'
import { StateStatus } from '../../../components/portal/states'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { NoteField } from '../../../ui/forms/note-field'
import type { FormProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { Heading } from '../../../ui/text/heading'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { CLAIM_LABELS } from '../requests/request-words'
import { claimIntents } from './claim-intents'

const STEP_WORD: Record<ClaimStepState, string> = {
	'with-maker': 'Handed to the maker',
	repaired: 'Repaired',
	replaced: 'Replaced',
	refused: 'Refused by the maker or the shop',
	withdrawn: 'Withdrawn: it was opened by mistake, or the buyer drops it',
}

interface ClaimCardProps {
	claim: WarrantyClaim
	/** Why a step of this one was not taken. */
	problem: FormProblem<'state' | 'note'> | null
}

/** One warranty claim, with its steps and the way to the next. */
export function ClaimCard({ claim, problem }: ClaimCardProps) {
	const { n, product, serial, state, reason, steps, nextStates, mayUndo } = claim
	return (
		<Card as="li" gap={3} id={`claim-${n}`}>
			<Row gap={3} wrap>
				<Heading level={2} size="small">
					Claim {n}: {product}
				</Heading>
				<StateStatus label={CLAIM_LABELS[state]} />
			</Row>
			<Text size="small">
				Serial number {serial}
				{reason && <>: “{reason}”</>}
			</Text>
			<Text as="ol" size="small">
				{steps.map(({ state: was, at, by, note }) => (
					<li key={at + was}>
						{was === 'claimed' ? 'Claimed' : CLAIM_STATE[was]} · <When at={at} time />
						{by && ` · ${by}`}
						{note && (
							<>
								{' '}
								<em>“{note}”</em>
							</>
						)}
					</li>
				))}
			</Text>
			{nextStates.length > 0 && <Step claim={claim} problem={problem} />}
			{mayUndo && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="n" value={n} />
					<input type="hidden" name="state" value={state} />
					<IntentButton intents={claimIntents} intent="undo" variant="default" size="sm">
						Undo “{CLAIM_STATE[state]}”
					</IntentButton>
				</Form>
			)}
		</Card>
	)
}

function Step({ claim: { n, nextStates }, problem }: ClaimCardProps) {
	const field = formFields(problem)
	return (
		<Stack as={Form} method="post" preventScrollReset noValidate gap={3}>
			<ProblemSummary of={problem} beside={['state', 'note']} />
			<input type="hidden" name="n" value={n} />
			<NativeSelect
				{...field('state')}
				label="What happened"
				data={nextStates.map((value) => ({ value, label: STEP_WORD[value] }))}
				size="md"
			/>
			<NoteField
				{...field('note')}
				label="Note (optional)"
				description="Such as the maker’s ticket number. Only admins read it."
			/>
			<IntentButton intents={claimIntents} intent="step" variant="default" w="fit-content">
				Save the step
			</IntentButton>
		</Stack>
	)
}
