import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { mayNote } from './policy.ts'
import { noteOf } from './queries.ts'
import type { NewContactNote } from './schema.ts'
import { contactTables } from './tables.ts'

const NOT_FOUND = message('contacts.note_not_found')

/** The audit has no words of the note: they are deleted with it. */
const about = ({ id, kind }: { id: string; kind: string }) => ({
	kind: 'contact' as const,
	subjectId: id,
	subject: kind,
})

/** Writes down a call with a person, or a note about them. */
export const addContactNote = (ctx: AppContext, actor: Actor, input: NewContactNote) =>
	authorizedTransaction(mayNote(actor), ctx, async ({ tx, who, at }) => {
		const { contact, kind, text } = input
		const row = await contactTables(tx)
			.insertInto('contact_notes')
			.values({
				id: newId(),
				contact: contact.value,
				kind,
				text,
				written_by: who.id,
				writer_name: who.name,
				created_at: at,
			})
			.returningAll()
			.executeTakeFirstOrThrow()
		await audit(tx, actor, at, [{ ...about(row), action: 'wrote a' }])
		return ok(noteOf(row))
	})

export const deleteContactNote = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(mayNote(actor), ctx, async ({ tx, at }) => {
		const row = await contactTables(tx)
			.deleteFrom('contact_notes')
			.where('id', '=', id)
			.returningAll()
			.executeTakeFirst()
		if (!row) return fail('not_found', NOT_FOUND)
		await audit(tx, actor, at, [{ ...about(row), action: 'deleted a' }])
		return ok(undefined)
	})

/** Deletes all notes about a person. @param contacts the values of their contacts */
export async function deleteNotesAbout(tx: Tx, contacts: readonly string[]): Promise<void> {
	if (contacts.length === 0) return
	await contactTables(tx).deleteFrom('contact_notes').where('contact', 'in', contacts).execute()
}

/** Deletes the calls and notes written before a time. */
export async function deleteOldNotes({ db }: AppContext, before: number): Promise<void> {
	await contactTables(db).deleteFrom('contact_notes').where('created_at', '<', before).execute()
}
