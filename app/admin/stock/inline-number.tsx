import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Input } from '../../ui/forms/field/input'
import { sentenceOf } from '../../ui/forms/problem'
import { useHydrated } from '../../ui/hydrated'
import { Hidden } from '../../ui/layout/hidden'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { columnField, fieldBelow } from '../field-below'
import { formOf, type StepAnswer } from '../products/product-steps'
import classes from '../products/products-table.module.css'

interface InlineNumberProps {
	id: string
	name: string
	field: 'price' | 'stock'
	value: number
	/** The value as it is read. */
	children: ReactNode
}

const LABELS = { price: 'Price', stock: 'Stock' }

/**
 * A price or stock that turns into a field where it stands: Enter saves it and goes on to the one below, leaving it
 * saves it, Escape leaves it as it was.
 */
export function InlineNumber({ id, name, field, value, children }: InlineNumberProps) {
	const fetcher = useFetcher<StepAnswer>()
	const [entered, setEntered] = useState<string | null>(null)
	/** The value that the next sending replaces: another than `value` once someone else has changed it. */
	const [was, setWas] = useState<string | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const button = useRef<HTMLButtonElement>(null)
	const input = useRef<HTMLInputElement>(null)
	const problemId = useId()
	const label = `${LABELS[field]} of ${name}`
	const editing = entered !== null
	const isSending = useRef(false)

	const { data } = fetcher
	useEffect(() => {
		if (!data) return
		// While the list is read anew after an answer, the next Enter counts already.
		isSending.current = false
		setProblem(sentenceOf(data.problem))
		if (data.problem && data.present !== undefined) setWas(data.present)
		// Focus that has moved on stays there.
		if (data.problem)
			return document.activeElement === document.body ? input.current?.focus() : undefined
		const hadFocus = input.current === document.activeElement
		setEntered(null)
		setWas(null)
		if (hadFocus) requestAnimationFrame(() => button.current?.focus())
	}, [data])

	useEffect(() => {
		if (editing) input.current?.select()
	}, [editing])

	function leave() {
		setEntered(null)
		setWas(null)
		setProblem(null)
	}

	function save() {
		if (entered === null || isSending.current) return
		const before = was ?? String(value)
		if (entered.trim() === before) return leave()
		isSending.current = true
		const step = { id, name, field, value: entered.trim(), was: before }
		fetcher.submit(formOf(step), { method: 'post' })
	}

	function saveAndGoOn() {
		const below = fieldBelow(input.current)
		save()
		if (below instanceof HTMLButtonElement) below.click()
		else below?.focus()
	}

	// It takes as much room before it can be changed.
	if (!useHydrated()) return <span className={classes.inline}>{children}</span>
	if (!editing)
		return (
			<button
				ref={button}
				{...columnField(field)}
				type="button"
				className={classes.inline}
				onClick={() => setEntered(String(value))}
			>
				<Hidden>{label}, change </Hidden>
				{children}
			</button>
		)
	return (
		<Stack gap={0} align="end" className={classes.editing}>
			<Input
				ref={input}
				{...columnField(field)}
				autoFocus
				type="text"
				inputMode={field === 'price' ? 'decimal' : 'numeric'}
				className={classes.input}
				value={entered}
				aria-label={label}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? problemId : undefined}
				onInput={(event) => setEntered(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') {
						event.preventDefault()
						saveAndGoOn()
					}
					if (event.key === 'Escape') {
						leave()
						requestAnimationFrame(() => button.current?.focus())
					}
				}}
				onBlur={() => (problem ? undefined : save())}
			/>
			{problem && (
				<Text id={problemId} role="alert" size="tiny" color="danger" className={classes.problem}>
					{problem} {was !== null && 'Press Enter to set yours, Escape to keep it.'}
				</Text>
			)}
		</Stack>
	)
}
