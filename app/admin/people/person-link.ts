/** The page of a person in an admin's portal. @param contact a phone number or mail address, however it is typed */
export const personPage = (contact: string) => `/admin/people?q=${encodeURIComponent(contact)}`
