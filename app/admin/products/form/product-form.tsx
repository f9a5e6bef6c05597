import { Alert, Button, InputBase, NativeSelect, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../../ui/forms/first-error'
import { formFields } from '../../../ui/forms/form-fields'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Grid } from '../../../ui/layout/grid'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { UnsavedForm } from '../../../ui/unsaved-form'
import { ComplianceEditor } from './compliance/compliance-editor'
import { ImageField } from './image-field'
import { PricePreview } from './price-preview'
import type { ProductAnswer } from './product-answer'
import { Conflicts } from './product-conflicts'
import classes from './product-form.module.css'
import { CATEGORY_CHOICES, isKitSheet, type ProductValues, productValuesIn } from './product-values'
import { SheetEditor } from './sheet/sheet-editor'
import type { TaxClassChoice } from './tax-class-choices.server'
import { useUpload } from './use-upload'

const DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const

/** What another admin's change is found by. */
const NOT_TYPED = ['expected', 'expectedStock']

const WAIT = 'Please wait for the image to finish uploading.'

interface ProductFormProps {
	initial: ProductValues
	answer: ProductAnswer | undefined
	/** An added product has an id yet to be chosen, and starts with at least one piece. */
	isNew: boolean
	taxClasses: readonly TaxClassChoice[]
	/** Whether the page was reached by saving. */
	saved?: boolean
	words: { send: string; sending: string; done: string }
	children?: ReactNode
}

/** The fields of a product. The API judges them; this says what it said. */
export function ProductForm(props: ProductFormProps) {
	const { initial, answer, isNew, taxClasses, saved, words, children } = props
	const form = useFirstError(answer)
	const [tooEarly, setTooEarly] = useState(false)
	const problem = answer?.problem
	const values = problem ? productValuesIn(problem.values) : initial
	const [price, setPrice] = useState(values.price)
	const [category, setCategory] = useState(values.category)
	const [isKit, setIsKit] = useState(isKitSheet(values.sheet))
	const upload = useUpload([values.image, ...values.pictures.split(' ')].filter(Boolean))
	const busy = useNavigation().state === 'submitting'
	const errors = problem?.fields ?? {}
	const done = problem === null
	const field = formFields(problem, values, { required: true })
	return (
		<Grid
			as={Form}
			ref={form}
			method="post"
			encType="multipart/form-data"
			noValidate
			column="wide"
			className={classes.form}
			onSubmit={(event) => {
				setTooEarly(upload.uploading)
				if (upload.uploading || done) event.preventDefault()
			}}
		>
			{children}
			{isNew && (
				<TextInput
					{...field('id')}
					label="Id"
					description="Unique, such as solar-panel-410w"
					className={classes.wide ?? ''}
				/>
			)}
			<TextInput {...field('name')} label="Name" maxLength={200} className={classes.wide ?? ''} />
			<TextInput {...field('brand')} label="Brand" maxLength={100} />
			<NativeSelect
				{...field('category')}
				label="Category"
				data={[{ value: '', label: 'Choose a category', disabled: true }, ...CATEGORY_CHOICES]}
				onInput={(event) => setCategory(event.currentTarget.value)}
			/>
			<TextInput {...field('wattage')} label="Wattage (W)" {...DECIMAL} />
			{isKit ? (
				<Text as={Stack} gap={1} size="small" tone="muted" className={classes.preview}>
					<span>Stock</span>
					{isKitSheet(initial.sheet) && !isNew && <output>{initial.stock}</output>}
					<span>The stock of a kit follows from its parts.</span>
				</Text>
			) : (
				<TextInput
					{...field('stock')}
					defaultValue={!problem && isKitSheet(initial.sheet) ? '0' : values.stock}
					label="Stock"
					inputMode="numeric"
					autoComplete="off"
				/>
			)}
			<TextInput
				{...field('price')}
				label="Price (₹)"
				{...DECIMAL}
				onInput={(event) => setPrice(event.currentTarget.value)}
			/>
			<PricePreview text={price} />
			<NativeSelect
				{...field('taxClass')}
				label="Tax class"
				required={false}
				data={[{ value: '', label: 'As its category' }, ...taxClasses]}
				className={classes.wide ?? ''}
			/>
			<InputBase
				{...field('description')}
				component="textarea"
				multiline
				rows={5}
				label="Description"
				className={classes.wide ?? ''}
			/>
			<div className={classes.wide}>
				<ImageField upload={upload} error={errors.image ?? errors.pictures} />
			</div>
			<div className={classes.wide}>
				<SheetEditor
					initial={values.sheet}
					category={category}
					errors={errors}
					onKind={(kind) => setIsKit(kind === 'kit')}
				/>
			</div>
			<div className={classes.wide}>
				<ComplianceEditor
					initial={values.compliance}
					origin={values.origin}
					importer={values.importer}
					errors={errors}
				/>
			</div>
			<Stack gap={3} align="start" className={classes.wide}>
				{answer?.problem && answer.conflicts && <Conflicts conflicts={answer.conflicts} />}
				<ProblemSummary of={problem} beside={Object.keys(errors)} />
				{tooEarly && upload.uploading && (
					<Alert color="red" variant="light" role="alert">
						{WAIT}
					</Alert>
				)}
				<div role="status">
					{(done || saved) && (
						<Alert color="leaf" variant="light" icon={<IconCircleCheck aria-hidden />}>
							{words.done}
						</Alert>
					)}
				</div>
				<Button
					type="submit"
					size="md"
					color="marigold.5"
					disabled={busy || done}
					className={classes.send ?? ''}
				>
					{upload.uploading ? 'Uploading Image...' : busy ? words.sending : words.send}
				</Button>
			</Stack>
			<UnsavedForm done={done} busy={upload.uploading} except={NOT_TYPED} />
		</Grid>
	)
}
