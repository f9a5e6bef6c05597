import { IconAdjustments, IconBookmark, IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type PlanDetails, sharedAddressOf } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { approx } from '../../../shared/format/lakh'
import { AskInstaller } from '../../components/enquiries/ask/ask-installer'
import { customerOf, kilowatts, partsOf, rupees } from '../../components/planner/words'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { EXPERT } from '../questions/expert/expert-id'
import classes from './actions.module.css'
import { AddSystem } from './add-system'
import { CopyPlan } from './copy-plan'

const PROPOSAL = '/planner/proposal'
const SAVE = '/planner/save'

interface ActionsProps {
	option: PlanOption
	plan: PlanAnswer
	details: PlanDetails
	/** Whether the shop issues quotations. */
	quotes: boolean
}

/** The plan in one sentence, for an enquiry. */
function summaryOf({ option, plan, details }: Omit<ActionsProps, 'quotes'>) {
	const { cost, subsidy } = option.money
	const after = subsidy.amount > 0 ? ' after subsidy' : ''
	return `${kilowatts(option.kwp)} for ${customerOf(details)} in ${plan.place.name}, ${partsOf(option)}, about ${rupees(approx(cost))}${after}`
}

/** The actions on a plan; on a phone its two main ones stay in view. */
export function Actions(props: ActionsProps) {
	const { option, details, quotes } = props
	const { verdict } = option
	const isLoss = verdict.answer === 'no'
	const address = sharedAddressOf(details)
	const quotation = quotes && (
		<ButtonLink as={Link} to={sharedAddressOf(details, '/quotations/new')}>
			Get a quotation
		</ButtonLink>
	)
	return (
		<>
			<Row wrap align="stretch" gap={3} className={classes.main}>
				{!isLoss && <AddSystem option={option} details={details} />}
				<AskInstaller pin={details.pin ?? null} plan={address} summary={summaryOf(props)} />
			</Row>
			<Row wrap align="stretch" gap={3}>
				<ButtonLink as={Link} to={sharedAddressOf(details, PROPOSAL)}>
					<IconPrinter size={20} aria-hidden />
					Print or save as PDF
				</ButtonLink>
				<ButtonLink popoverTarget={EXPERT}>
					<IconAdjustments size={20} aria-hidden />
					Expert
				</ButtonLink>
				<ButtonLink as={Link} to={sharedAddressOf(details, SAVE)}>
					<IconBookmark size={20} aria-hidden />
					Save plan
				</ButtonLink>
				<CopyPlan address={address} />
				{!isLoss && quotation}
			</Row>
			{isLoss && (
				<details>
					<Text as="summary" strong>
						If you still want one
					</Text>
					<p>{verdict.sentence}</p>
					<AddSystem option={option} details={details} />
					{quotation}
				</details>
			)}
		</>
	)
}
