/** How screens write numbers, lists and days: here alone it is said in which language. */
export { inOrder, list, number } from '../../../shared/format/english'
