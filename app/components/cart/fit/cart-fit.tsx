import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Form } from 'react-router'
import { Card } from '../../../ui/layout/card'
import hidden from '../../../ui/layout/hidden.module.css'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { cartIntents } from '../cart-intents'
import classes from './cart-fit.module.css'
import type { CartFitResult } from './cart-fit.server'
import { CartFix } from './cart-fix'
import { CHECKED } from './checked'
import { type FitKind, type FitNote, isAboutFit, LABELS, summaryOf } from './fit-notes'

function Note({ note }: { note: FitNote }) {
	const [first, ...others] = note.fixes
	const serious = note.kind === 'misfit' || note.kind === 'missing'
	const Icon = serious ? IconAlertTriangle : IconInfoCircle
	return (
		<Card as="li" gap={1}>
			<Text as={Row} size="tiny" color={serious ? 'danger' : 'muted'} strong>
				<Icon size={18} aria-hidden />
				{LABELS[note.kind]}
			</Text>
			<Text measure>{note.sentence}</Text>
			{first && <CartFix fix={first} />}
			{others.length > 0 && (
				<details>
					<ButtonLink as="summary" variant="line">
						{others.length === 1 ? 'Another way' : `${others.length} other ways`}
					</ButtonLink>
					{others.map((fix) => (
						<CartFix key={fix.productId + fix.quantity} fix={fix} />
					))}
				</details>
			)}
			{note.details.length > 0 && (
				<details>
					<ButtonLink as="summary" variant="line">
						The figures
					</ButtonLink>
					<Card as="ul" gap={2} pad={3} surface="sunken">
						{note.details.map((detail) => (
							<Text as="li" key={detail} size="tiny" numeric>
								{detail}
							</Text>
						))}
					</Card>
				</details>
			)}
		</Card>
	)
}

/** Says for a cart of loose parts that the buyer has the rest, or takes that back. */
function OtherParts({ hasThem }: { hasThem: boolean }) {
	return (
		<Form method="post" action="/cart" replace preventScrollReset>
			<input type="hidden" {...cartIntents.field('otherParts')} />
			{hasThem && 'You have the other parts. '}
			<ButtonLink type="submit" variant="line" name="hasThem" value={hasThem ? 'no' : 'yes'}>
				{hasThem ? 'Show what is missing' : 'I have the rest'}
			</ButtonLink>
		</Form>
	)
}

const ASIDE: ReadonlySet<FitKind> = new Set(['warning', 'subsidy'])

/** Whether the things in the cart go together, with possible fixes. */
export function CartFit({ result }: { result: CartFitResult }) {
	const { fits, notes, otherParts } = result ?? { fits: false, notes: [], otherParts: null }
	// Mere remarks on a fit, with nothing to press, make no panel.
	const isPanel = notes.length > 0 && !(fits && notes.every(({ kind }) => ASIDE.has(kind)))
	return (
		<Stack gap={2} className={classes.place}>
			<div role="status">
				{fits && (
					<Text as={Row} size="small" gap={3} icon="good">
						<IconCircleCheck size={22} aria-hidden />
						These parts fit together.
					</Text>
				)}
				{isPanel && <p className={hidden.hidden}>{summaryOf(notes)}</p>}
			</div>
			{!isPanel &&
				notes.map(({ sentence }) => (
					<Text key={sentence} size="small" color="muted" measure>
						{sentence}
					</Text>
				))}
			{isPanel && (
				<Stack as="section" gap={3} aria-labelledby="fit-together">
					<h2 id="fit-together" tabIndex={-1}>
						{notes.some(({ kind }) => isAboutFit(kind))
							? 'Does it fit together?'
							: 'Before you order'}
					</h2>
					<Stack as="ul" className={classes.notes}>
						{notes.map((note) => (
							<Note key={note.sentence} note={note} />
						))}
					</Stack>
					<Text size="tiny" color="muted">
						{CHECKED}
					</Text>
				</Stack>
			)}
			{otherParts && <OtherParts hasThem={otherParts === 'told'} />}
		</Stack>
	)
}
