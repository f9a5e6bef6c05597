import { z } from 'zod'
import type { Fields, SectionName } from '../../../domain/settings/schema'
import { type ApiProblem, type Asked, api, attempt, type Context, read } from '../../api.server'
import { sentFields } from '../../components/forms/sent-fields.server'
import { redirectHere } from '../../components/portal/here.server'
import { pageUrl } from '../../components/session/guard.server'
import { anyText } from '../../ui/forms/fields.server'
import { formAction, onButton, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import { markdownHtml } from '../../ui/markdown.server'
import { SECTION_FIELDS, sectionAt } from './section-fields'
import { INTENTS } from './settings-intents'

/** A section as somebody else has saved it meanwhile. */
export interface Conflict {
	revision: number
	current: Fields
}

interface Preview {
	values: Values
	/** HTML by the name of the field. */
	html: Record<string, string>
}

interface Answer {
	problem: Refused['problem'] | null
	conflict?: Conflict
	preview?: Preview
}

/** A section with its revision. */
export async function readSection(context: Context, section: SectionName) {
	const response = await api(context).settings[':section'].$get({ param: { section } })
	const fields = await read(Promise.resolve(response))
	const revision = Number(response.headers.get('etag')?.replaceAll(/\D/g, ''))
	return { fields, revision }
}

const putSection = (context: Context, section: SectionName, json: object, revision: string) =>
	attempt(
		api(context).settings[':section'].$put({
			param: { section },
			json: json as Record<string, unknown>,
			header: { 'if-match': `"${revision}"` },
		}),
	)

type ShopPicture = 'logo' | 'signature'

const NewPicture = z.object({ image: z.file().optional() })
const RestoredPicture = z.object({ picture: z.string() })

const FAILED = 'The settings could not be saved. Please try again.'

const conflictIn = (problem: ApiProblem & Partial<Conflict>): { conflict?: Conflict } =>
	problem.code === 'precondition_failed' && problem.current
		? { conflict: { current: problem.current, revision: problem.revision ?? 0 } }
		: {}

/** Handles the forms of the page: to save, to preview texts, or to replace a picture. */
export function handleSettings({ request, context }: Asked): Promise<Answer> {
	const section = sectionAt(pageUrl(request).searchParams)
	const saved = () => redirectHere(request, { done: 'saved', was: null })
	const savePicture = async (picture: Partial<Record<ShopPicture, string>>) => {
		const { fields, revision } = await readSection(context, 'shop')
		return putSection(context, 'shop', { ...fields, ...picture }, String(revision))
	}
	const replaced = (of: ShopPicture) =>
		onForm(NewPicture, async ({ image = new File([], '') }, form): Promise<Answer> => {
			const upload = await attempt(api(context).upload.$post({ form: { image } }))
			const put = upload.ok ? await savePicture({ [of]: upload.value.imageUrl }) : upload
			if (put.ok) throw saved()
			return form.refuse(put.problem, FAILED)
		})
	const removed = (of: ShopPicture) =>
		onButton(async (form): Promise<Answer> => {
			const { fields } = await readSection(context, 'shop')
			const put = await savePicture({ [of]: '' })
			if (put.ok) throw redirectHere(request, { done: `removed-${of}`, was: String(fields[of]) })
			return form.refuse(put.problem, FAILED)
		})
	const restored = (of: ShopPicture) =>
		onForm(RestoredPicture, async ({ picture }, form): Promise<Answer> => {
			const put = await savePicture({ [of]: picture })
			if (put.ok) throw saved()
			return form.refuse(put.problem, FAILED)
		})
	return formAction(request, INTENTS, {
		save: onForm(
			sentFields(() => SECTION_FIELDS[section]),
			async (fields, form): Promise<Answer> => {
				const put = await putSection(context, section, fields, form.values.revision ?? '')
				if (put.ok) throw saved()
				return { ...form.refuse(put.problem, FAILED), ...conflictIn(put.problem) }
			},
		),
		preview: onForm(anyText(), (values): Answer => ({ problem: null, preview: preview(values) })),
		logo: replaced('logo'),
		'remove-logo': removed('logo'),
		'restore-logo': restored('logo'),
		signature: replaced('signature'),
		'remove-signature': removed('signature'),
		'restore-signature': restored('signature'),
	})
}

function preview(values: Values): Preview {
	const html = SECTION_FIELDS.texts
		.filter(({ name, as }) => as === 'lines' && values[name]?.trim())
		.map(({ name }) => [name, markdownHtml(values[name] ?? '')])
	return { values, html: Object.fromEntries(html) }
}
