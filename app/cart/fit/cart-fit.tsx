import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Card } from '../../ui/layout/card'
import hidden from '../../ui/layout/hidden.module.css'
import { Inline } from '../../ui/layout/inline'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import classes from './cart-fit.module.css'
import type { CartFitResult } from './cart-fit.server'
import { decisiveOf, type FitKind, type FitNote, LABELS, summaryOf } from './cart-fit-words'
import { CartFix } from './cart-fix'

function Note({ note }: { note: FitNote }) {
	const [first, ...others] = note.fixes
	const serious = note.kind === 'misfit' || note.kind === 'missing'
	const Icon = serious ? IconAlertTriangle : IconInfoCircle
	return (
		<Card as="li" gap={0} className={classes.note} data-kind={note.kind}>
			<Inline as="p" className={classes.label}>
				<Icon size={18} aria-hidden />
				{LABELS[note.kind]}
			</Inline>
			<p className={classes.sentence}>{note.sentence}</p>
			{first && <CartFix fix={first} />}
			{others.length > 0 && (
				<Text as="details" size="small" className={classes.more}>
					<summary>{others.length === 1 ? 'Another way' : `${others.length} other ways`}</summary>
					{others.map((fix) => (
						<CartFix key={fix.productId + fix.quantity} fix={fix} />
					))}
				</Text>
			)}
			{note.details.length > 0 && (
				<Text as="details" size="small" className={classes.more}>
					<summary>The figures</summary>
					<Stack as="ul" gap={2} className={classes.figures}>
						{note.details.map((detail) => (
							<li key={detail}>{detail}</li>
						))}
					</Stack>
				</Text>
			)}
		</Card>
	)
}

const ASIDE: ReadonlySet<FitKind> = new Set(['warning', 'subsidy'])

/** Whether the things in the cart go together, with what would put it right. */
export function CartFit({ result }: { result: CartFitResult }) {
	const { fits, notes } = result ?? { fits: false, notes: [] }
	// What is merely worth knowing of a fit, with nothing to press, makes no panel.
	const isPanel = notes.length > 0 && !(fits && notes.every(({ kind }) => ASIDE.has(kind)))
	return (
		<div className={classes.place}>
			<div role="status">
				{fits && (
					<Inline as="p" gap={3} className={classes.fits}>
						<IconCircleCheck size={22} aria-hidden />
						These parts fit together.
					</Inline>
				)}
				{isPanel && <p className={hidden.hidden}>{summaryOf(notes)}</p>}
			</div>
			{!isPanel &&
				notes.map(({ sentence }) => (
					<Text key={sentence} size="small" tone="muted" measure className={classes.aside}>
						{sentence}
					</Text>
				))}
			{isPanel && (
				<section className={classes.panel} aria-labelledby="fit-together">
					<h2 id="fit-together" tabIndex={-1}>
						{decisiveOf(notes).length > 0 ? 'Does it fit together?' : 'Before you order'}
					</h2>
					<Stack as="ul">
						{notes.map((note) => (
							<Note key={note.sentence} note={note} />
						))}
					</Stack>
					<Text size="tiny" tone="muted" className={classes.ground}>
						Checked for the hottest and coldest days of the plains.
					</Text>
				</section>
			)}
		</div>
	)
}
