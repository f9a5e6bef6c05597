import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import hidden from '../../ui/layout/hidden.module.css'
import classes from './cart-fit.module.css'
import type { CartFitResult } from './cart-fit.server'
import { decisiveOf, type FitKind, type FitNote, LABELS, summaryOf } from './cart-fit-words'
import { CartFix } from './cart-fix'

function Note({ note }: { note: FitNote }) {
	const [first, ...others] = note.fixes
	const serious = note.kind === 'misfit' || note.kind === 'missing'
	const Icon = serious ? IconAlertTriangle : IconInfoCircle
	return (
		<li className={classes.note} data-kind={note.kind}>
			<p className={classes.label}>
				<Icon size={18} aria-hidden />
				{LABELS[note.kind]}
			</p>
			<p className={classes.sentence}>{note.sentence}</p>
			{first && <CartFix fix={first} />}
			{others.length > 0 && (
				<details className={classes.more}>
					<summary>{others.length === 1 ? 'Another way' : `${others.length} other ways`}</summary>
					{others.map((fix) => (
						<CartFix key={fix.productId + fix.quantity} fix={fix} />
					))}
				</details>
			)}
			{note.details.length > 0 && (
				<details className={classes.more}>
					<summary>The figures</summary>
					<ul className={classes.figures}>
						{note.details.map((detail) => (
							<li key={detail}>{detail}</li>
						))}
					</ul>
				</details>
			)}
		</li>
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
					<p className={classes.fits}>
						<IconCircleCheck size={22} aria-hidden />
						These parts fit together.
					</p>
				)}
				{isPanel && <p className={hidden.hidden}>{summaryOf(notes)}</p>}
			</div>
			{!isPanel &&
				notes.map(({ sentence }) => (
					<p key={sentence} className={classes.aside}>
						{sentence}
					</p>
				))}
			{isPanel && (
				<section className={classes.panel} aria-labelledby="fit-together">
					<h2 id="fit-together" tabIndex={-1}>
						{decisiveOf(notes).length > 0 ? 'Does it fit together?' : 'Before you order'}
					</h2>
					<ul className={classes.notes}>
						{notes.map((note) => (
							<Note key={note.sentence} note={note} />
						))}
					</ul>
					<p className={classes.ground}>Checked for the hottest and coldest days of the plains.</p>
				</section>
			)}
		</div>
	)
}
