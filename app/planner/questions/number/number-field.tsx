import { TextInput } from '@mantine/core'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { numberIn } from '../../../../shared/numbers/typed-number'
import { Input } from '../../../ui/forms/field/input'
import hidden from '../../../ui/layout/hidden.module.css'
import { Stack } from '../../../ui/layout/stack'
import { classNames } from '../../../ui/polymorphic'
import { number } from '../../../ui/text/format'
import classes from './number-field.module.css'
import { type Stops, stopOf } from './slider-stops'

/** A figure as people write it, `1,25,000`; any other text stays as it was typed. */
function grouped(text: string): string {
	const value = numberIn(text)
	return Number.isFinite(value) ? number(value, 6) : text
}

export interface NumberFieldProps {
	name: string
	label: string
	value: string | undefined
	/** true: wrong, with the message elsewhere. */
	error?: string | boolean | undefined
	hint?: ReactNode
	/** The unit before the figure, and the one after it. */
	before?: string
	after?: string
	placeholder?: string
	/** A slider instead of typing, with the text of each stop. */
	slider?: { stops: Stops; say: (value: number) => string; none?: string }
}

/** A figure to type or to slide; the typed text is sent. */
export function NumberField(props: NumberFieldProps) {
	const { name, label, value = '', error, hint, before, after, placeholder, slider } = props
	const [text, setText] = useState(grouped(value))
	return (
		<Stack gap={2}>
			<TextInput
				name={name}
				label={label}
				value={text}
				onInput={(event) => setText(event.currentTarget.value)}
				error={error}
				description={hint}
				placeholder={placeholder}
				leftSection={before}
				rightSection={after}
				rightSectionWidth={after ? 20 + after.length * 9 : undefined}
				rightSectionPointerEvents="none"
				leftSectionPointerEvents="none"
				inputMode="decimal"
				autoComplete="off"
				size="md"
				inputWrapperOrder={['label', 'description', 'input', 'error']}
				classNames={{ section: classes.unit ?? '', input: classes.input ?? '' }}
			/>
			{slider && <Slider {...slider} label={label} text={text} onSlide={setText} />}
		</Stack>
	)
}

interface SliderProps {
	label: string
	text: string
	stops: Stops
	say: (value: number) => string
	/** The text of the stop without a figure. */
	none?: string
	onSlide: (text: string) => void
}

/** Without JavaScript it is not there: the field beside it does. */
function Slider({ label, text, stops, say, none = 'none', onSlide }: SliderProps) {
	const value = numberIn(text)
	const at = stopOf(stops, value)
	const valueText = Number.isNaN(value) ? none : say(value)
	return (
		<Input
			type="range"
			className={classNames(classes.slider, hidden.withoutScript)}
			style={{ '--at': at / (stops.length - 1) } as CSSProperties}
			min={0}
			max={stops.length - 1}
			value={at}
			onInput={(event) => onSlide(grouped(String(stops[Number(event.currentTarget.value)] ?? '')))}
			aria-label={`${label}, slider`}
			aria-valuetext={valueText}
		/>
	)
}
