import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PlanDetails } from '../../../domain/planner/plan-address'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import { FigureField } from './figure-field'
import { FIELDS, figuresOf, missingIn, planAddress, sureValues, type Values } from './figure-fields'
import { PagePicture } from './page-picture'
import classes from './read-bill.module.css'
import type { ReadBill } from './reader/read-file.client'

interface BillFiguresProps {
	bill: ReadBill
	details: PlanDetails
	onAgain: () => void
}

/** The figures that were read, each beside its place, and the way on to the planner. */
export function BillFigures({ bill, details, onAgain }: BillFiguresProps) {
	const { reading, pages } = bill
	const figures = figuresOf(reading)
	const [values, setValues] = useState<Values>(() => sureValues(figures))
	const [errors, setErrors] = useState<ReturnType<typeof missingIn>>({})
	const heading = useRef<HTMLHeadingElement>(null)
	const form = useRef<HTMLFormElement>(null)
	const navigate = useNavigate()
	useEffect(() => heading.current?.focus(), [])
	const marked = FIELDS.flatMap((field) => {
		const place = figures[field]?.place
		return place && pages[place.page] ? [{ field, place }] : []
	})
	const markOf = (field: string) => marked.findIndex((each) => each.field === field) + 1
	const unsure = FIELDS.filter((field) => figures[field] && !figures[field].isSure)

	function use(event: FormEvent) {
		event.preventDefault()
		const missing = missingIn(values)
		setErrors(missing)
		const [wrong] = Object.keys(missing)
		if (wrong) return form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
		navigate(planAddress(values, details))
	}

	return (
		<div className={classes.columns}>
			<Card as="form" ref={form} gap={5} pad={6} onSubmit={use} noValidate aria-label="Your bill">
				<Stack gap={1}>
					<Heading level={2} size="title" ref={heading} tabIndex={-1}>
						What your bill says
					</Heading>
					<Text size="small" color="muted">
						{unsure.length > 0
							? 'Compare each figure with your bill. Take those that are not sure if they are right, or type them.'
							: 'Compare each figure with your bill, and change what is wrong.'}
					</Text>
				</Stack>
				<Stack as="ul" gap={5} className={classes.figures}>
					{FIELDS.map((field) => (
						<FigureField
							key={field}
							field={field}
							figure={figures[field]}
							page={pages[figures[field]?.place.page ?? 0]}
							mark={markOf(field) || undefined}
							value={values[field]}
							error={errors[field]}
							onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
						/>
					))}
				</Stack>
				{reading.netMetering && (
					<Text size="small">
						The bill speaks of exported units or net metering. Type the units that you used, not
						those that were billed.
					</Text>
				)}
				<Row wrap gap={3}>
					<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={false}>
						Use these
					</WorkingButton>
					<ButtonLink variant="line" onClick={onAgain}>
						Read another bill
					</ButtonLink>
				</Row>
			</Card>
			{pages.length > 0 && (
				<Stack gap={3} className={classes.pages}>
					{pages.map((page, n) => (
						<PagePicture
							// biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
							key={n}
							page={page}
							number={n + 1}
							marks={marked
								.filter(({ place }) => place.page === n)
								.map(({ field, place }) => ({ mark: markOf(field), place }))}
						/>
					))}
				</Stack>
			)}
		</div>
	)
}
