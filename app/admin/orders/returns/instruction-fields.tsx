import { Textarea, TextInput } from '@mantine/core'
import type { ReturnInstructions } from '../../../../domain/returns/schema'
import { formFields } from '../../../ui/forms/form-fields'
import { NoteField } from '../../../ui/forms/note-field'
import type { FormProblem } from '../../../ui/forms/problem'

/** The fields that show their own problems. */
export const INSTRUCTION_FIELDS = ['collectedOn', 'sendTo', 'sendUntil', 'packing'] as const

export type InstructionField = (typeof INSTRUCTION_FIELDS)[number]

interface InstructionFieldsProps {
	/** The first values. */
	initial: { [Each in keyof ReturnInstructions]?: string | null }
	problem: FormProblem<InstructionField> | null
}

const MAX_ADDRESS = 300

/** What the buyer of an approved return does with its goods. */
export function InstructionFields({ initial, problem }: InstructionFieldsProps) {
	const { collectedOn, sendTo, sendUntil, packing } = initial
	const field = formFields<InstructionField, { size: 'md' }>(
		problem,
		{
			collectedOn: collectedOn ?? '',
			sendTo: sendTo ?? '',
			sendUntil: sendUntil ?? '',
			packing: packing ?? '',
		},
		{ size: 'md' },
	)
	return (
		<>
			<TextInput
				{...field('collectedOn')}
				type="date"
				label="We collect it on"
				description="Blank: the buyer sends it."
			/>
			<Textarea
				{...field('sendTo')}
				label="Or the buyer sends it to"
				rows={2}
				maxLength={MAX_ADDRESS}
			/>
			<TextInput {...field('sendUntil')} type="date" label="By" />
			<NoteField {...field('packing')} label="How to pack it" />
		</>
	)
}
