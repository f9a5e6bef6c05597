import { Alert, Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Fields } from '../../../components/forms/fields'
import { useFieldsForm } from '../../../components/forms/fields-form'
import { FieldsSummary } from '../../../components/forms/fields-summary'
import { SaveLine } from '../../../components/forms/save-line'
import type { Values } from '../../../ui/forms/values'
import { useHydrated } from '../../../ui/hydrated'
import { Card } from '../../../ui/layout/card'
import { Grid } from '../../../ui/layout/grid'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { UnsavedForm } from '../../../ui/unsaved-form'
import { LISTINGS, ORIGIN } from './compliance-fields'
import { ImageField } from './image-field'
import { PricePreview } from './price-preview'
import type { ProductAnswer } from './product-answer'
import { Conflicts } from './product-conflicts'
import { isKit, productFields } from './product-fields'
import classes from './product-form.module.css'
import { SHEET_KIND, sheetFigures, sheetKind } from './sheet-fields'
import type { TaxClassChoice } from './tax-class-choices.server'
import { useUpload } from './use-upload'

/** The fields by which another admin's change is found. */
const NOT_TYPED = ['expected', 'expectedStock']

const WAIT = 'Please wait for the image to finish uploading.'

interface ProductFormProps {
	initial: Values
	answer: ProductAnswer | undefined
	/** An added product has an id yet to be chosen, and starts with at least one piece. */
	isNew: boolean
	taxClasses: readonly TaxClassChoice[]
	/** Whether the page was reached by saving. */
	saved?: boolean
	words: { send: string; sending: string; done: string }
	children?: ReactNode
}

/** The fields of a product. The API judges them; the form shows its answer. */
export function ProductForm(props: ProductFormProps) {
	const { initial, answer, isNew, taxClasses, saved, words, children } = props
	const hydrated = useHydrated()
	const [tooEarly, setTooEarly] = useState(false)
	const problem = answer?.problem
	// A former kit has no stock of its own yet.
	const first = isKit(initial) ? { ...initial, stock: '0' } : initial
	const fieldsOf = (values: Values) => productFields(values, taxClasses)
	const form = useFieldsForm(fieldsOf(problem?.values ?? first).all, first, problem, answer)
	const { values, errors } = form
	const [chosen, setChosen] = useState({
		category: values.category,
		price: values.price,
		[SHEET_KIND]: values[SHEET_KIND],
	})
	const fields = fieldsOf(chosen)
	const kind = chosen[SHEET_KIND]
	const sheet = kind === values[SHEET_KIND] ? form : { ...form, values: {}, errors: {} }
	const pictures = `${values.image ?? ''} ${values.pictures ?? ''}`
	const upload = useUpload(pictures.split(' ').filter(Boolean))
	const busy = useNavigation().state === 'submitting'
	const done = problem === null

	function onInput({ target }: FormEvent) {
		const { name, value } = target as HTMLInputElement
		if (name in chosen) setChosen({ ...chosen, [name]: value })
	}

	return (
		<Grid
			as={Form}
			ref={form.ref}
			method="post"
			encType="multipart/form-data"
			noValidate
			column="wide"
			className={classes.form}
			onInput={onInput}
			onSubmit={(event) => {
				setTooEarly(upload.uploading)
				if (upload.uploading || done) event.preventDefault()
			}}
		>
			{children}
			{isNew && <Fields of={fields.id} form={form} />}
			<Fields of={fields.about} form={form} />
			{isKit(chosen) ? (
				<Text as={Stack} gap={1} size="small" color="muted" className={classes.preview}>
					<span>Stock</span>
					{isKit(initial) && !isNew && <output>{initial.stock}</output>}
					<span>The stock of a kit follows from its parts.</span>
				</Text>
			) : (
				<Fields of={fields.stock} form={form} />
			)}
			<Fields of={fields.price} form={form} />
			<PricePreview text={chosen.price ?? ''} />
			<Fields of={fields.rest} form={form} />
			<div className={classes.wide}>
				<ImageField upload={upload} error={errors.image ?? errors.pictures} />
			</div>
			<Card as="fieldset" gap={4} className={classes.wide}>
				<legend>Technical sheet</legend>
				<Grid gap={3} fields>
					<Fields of={[sheetKind(chosen, !hydrated)]} form={form} at="sheet" />
					<Fields key={kind} of={sheetFigures(kind)} form={sheet} at="sheet" />
				</Grid>
			</Card>
			<Card as="fieldset" gap={4} className={classes.wide}>
				<legend>Origin and listings</legend>
				<Grid gap={3} fields>
					<Fields of={[...ORIGIN, LISTINGS]} form={form} />
				</Grid>
			</Card>
			<Stack gap={3} align="start" className={classes.wide}>
				{answer?.problem && answer.conflicts && <Conflicts conflicts={answer.conflicts} />}
				<FieldsSummary form={form} />
				{tooEarly && upload.uploading && (
					<Alert color="red" variant="light" role="alert">
						{WAIT}
					</Alert>
				)}
			</Stack>
			<SaveLine key={String(done)} saved={done || saved ? words.done : null}>
				<Button
					type="submit"
					size="md"
					color="marigold.5"
					disabled={busy || done}
					className={classes.send ?? ''}
				>
					{upload.uploading ? 'Uploading Image...' : busy ? words.sending : words.send}
				</Button>
			</SaveLine>
			<UnsavedForm done={done} busy={upload.uploading} except={NOT_TYPED} />
		</Grid>
	)
}
