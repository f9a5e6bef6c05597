import { Button } from '@mantine/core'
import { Form } from 'react-router'
import type { PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import { perUnit } from '../../components/planner/words'
import { Banner } from '../../ui/layout/banner'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { NumberField } from './number/number-field'
import classes from './unit-price.module.css'
import { usePlanForm } from './use-plan-form'

interface UnitPriceProps {
	plan: PlanAnswer
	details: PlanDetails
	mistake: string | undefined
}

const WHY = 'We know no published tariff here. Enter the price of a unit from your bill.'

/** Where the price of a unit had to be assumed: the assumption, and a field for the one on the bill. */
export function UnitPrice({ plan, details, mistake }: UnitPriceProps) {
	const { form, edition, handlers } = usePlanForm(details)
	const isAssumed = plan.tariff !== null && plan.tariff.company === null
	if (!isAssumed && !details.rate) return null
	const kept = Object.entries(details).filter(([name]) => name !== 'rate')
	return (
		<Form
			ref={form}
			method="get"
			action="/planner"
			aria-label="Price of a unit"
			noValidate
			{...handlers}
		>
			{kept.map(([name, text]) => (
				<input key={name} type="hidden" name={name} value={text} />
			))}
			<Banner
				variant="notice"
				action={
					<Row wrap align="end" className={classes.field}>
						<NumberField
							key={edition}
							name="rate"
							label="Price of a unit"
							value={details.rate}
							error={mistake}
							before="₹"
							placeholder={isAssumed ? perUnit(plan).slice(1) : ''}
						/>
						<noscript>
							<Button type="submit" variant="default" size="md">
								Calculate
							</Button>
						</noscript>
					</Row>
				}
			>
				<Text size="body">
					{isAssumed ? (
						<>
							<strong>We assumed {perUnit(plan)} a unit.</strong> {plan.tariff?.note ?? WHY}
						</>
					) : (
						<>
							Calculated with <strong>the price you gave</strong>. Leave it empty for our own
							figure.
						</>
					)}
				</Text>
			</Banner>
		</Form>
	)
}
