import type { ClientResponse } from 'hono/client'
import type { ClientActionFunctionArgs } from 'react-router'
import type { Asked, Context } from '../../app/api.server'
import type { Refused } from '../../app/ui/forms/problem'
import type { Database, Tx } from '../../db/database.ts'
import type { RowChange } from '../../domain/imports/keyed-rows.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { type IssueText, type Message, messageOfCode } from '../../shared/messages/message.ts'
import type { Supplier } from './supplier-import.ts'

/*
 * What the samples of the docs name and no module has: the messages, the table, the calls and the page of suppliers.
 */

type Code = `suppliers.${string}`
export const issue = (code: Code): IssueText => code as IssueText
export const message = (code: Code): Message => messageOfCode(code, {})

export const canManage = adminsOnly(message('suppliers.admins_only'))

export const suppliers = async (_db: Database): Promise<Supplier[]> => []
export const writeSuppliers = async (_tx: Tx, _changes: RowChange<Supplier>[]): Promise<void> => {}

type Post = (sent: { json: unknown }) => Promise<ClientResponse<unknown>>
export declare const api: (context: Context) => { suppliers: { $post: Post } }

export declare namespace Route {
	type ActionArgs = Asked
	type ClientActionArgs = ClientActionFunctionArgs
	interface ComponentProps {
		actionData?: Refused
	}
}
