import { cell, type DemoQuestion } from './cell';

/** Back-end questions of the demo school: 12 of each difficulty, easy to hard. */
export const backendQuestions: readonly DemoQuestion[] = [
  ...cell('BE', 'easy', [
    {
      title: 'Which HTTP status code says that a new resource was created?',
      description:
        '201 Created is the answer to a request that made a resource; 202 only says that the work was accepted.',
      options: {
        A: '200',
        B: '201',
        C: '202',
        D: '204',
      },
      answer: 'B',
    },
    {
      title: 'Which HTTP method is meant for reading a resource without changing it?',
      description: 'GET is defined as safe: the client asks for no change of state on the server.',
      options: {
        A: 'POST',
        B: 'GET',
        C: 'PATCH',
        D: 'PUT',
      },
      answer: 'B',
    },
    {
      title: 'Which SQL clause filters the groups that GROUP BY has formed?',
      description:
        'WHERE filters rows before they are grouped, HAVING filters the groups afterwards.',
      options: {
        A: 'ORDER BY',
        B: 'WHERE',
        C: 'DISTINCT',
        D: 'HAVING',
      },
      answer: 'D',
    },
    {
      title: 'How should a server store the passwords of its users?',
      description:
        'A slow, salted hash cannot be reversed and makes guessing costly; what is encrypted or encoded can be read again.',
      options: {
        A: 'Encrypted with a key of the server',
        B: 'As salted hashes of a slow algorithm',
        C: 'As fast SHA-256 hashes without salt',
        D: 'As Base64 in a table for admins only',
      },
      answer: 'B',
    },
    {
      title: 'What is the purpose of a primary key in a database table?',
      description: 'A primary key is unique and never NULL, so it points to one row and no other.',
      options: {
        A: 'It links the table to another one',
        B: 'It encrypts the rows of the table',
        C: 'It limits the number of the rows',
        D: 'It identifies each row uniquely',
      },
      answer: 'D',
    },
    {
      title: 'What remains of the changes of a transaction that ends with ROLLBACK?',
      description:
        'A transaction is atomic: after a rollback the database is as if it had never run.',
      options: {
        A: 'All of them, marked as invalid',
        B: 'Those that inserted new rows',
        C: 'Nothing remains of them',
        D: 'Those before the first error',
      },
      answer: 'C',
    },
    {
      title: 'Which of these texts is valid JSON?',
      description:
        'JSON wants double quotes around names and strings and allows no trailing comma.',
      options: {
        A: '{"a": 1}',
        B: '{"a": 1,}',
        C: "{'a': 1}",
        D: '{a: 1}',
      },
      answer: 'A',
    },
    {
      title: 'Which HTTP header tells the receiver the media type of the body?',
      description:
        'Content-Type describes the body that is sent; Accept says what the client would like to receive.',
      options: {
        A: 'Content-Length',
        B: 'Content-Encoding',
        C: 'Content-Type',
        D: 'Accept',
      },
      answer: 'C',
    },
    {
      title: 'What does an HTTP answer with status code 404 tell the client?',
      description:
        '404 Not Found means that the server was reached but has nothing to show at this address.',
      options: {
        A: 'There is nothing at this address',
        B: 'The user has to sign in first',
        C: 'The server had an internal error',
        D: 'The server could not be reached',
      },
      answer: 'A',
    },
    {
      title: 'What does await do inside an async function in Node.js?',
      description:
        'Only the function is suspended; the event loop goes on with other work until the promise settles.',
      options: {
        A: 'It blocks the process until the promise settles',
        B: 'It runs the promise in a thread of its own',
        C: 'It cancels the promise when it takes too long',
        D: 'It pauses the function until the promise settles',
      },
      answer: 'D',
    },
    {
      title:
        'Which SQL join returns every row of the left table, with NULLs where the right table has no match?',
      description:
        'A left join keeps all rows of the left table; an inner join drops those without a match.',
      options: {
        A: 'RIGHT JOIN',
        B: 'INNER JOIN',
        C: 'LEFT JOIN',
        D: 'CROSS JOIN',
      },
      answer: 'C',
    },
    {
      title: 'Why does a server put a cache in front of its database?',
      description:
        'A cache trades a little freshness for speed: a repeated read is answered from a stored copy.',
      options: {
        A: 'To answer repeated reads faster',
        B: 'To keep a backup of all the data',
        C: 'To make every write happen once',
        D: 'To encrypt the data on its way',
      },
      answer: 'A',
    },
  ]),
  ...cell('BE', 'medium', [
    {
      title: 'Which of these HTTP methods is not idempotent by definition?',
      description:
        'Repeating GET, PUT or DELETE has the same intended effect as one request; each POST may create another resource.',
      options: {
        A: 'PUT',
        B: 'DELETE',
        C: 'GET',
        D: 'POST',
      },
      answer: 'D',
    },
    {
      title:
        'A table has a B-tree index on (last_name, first_name). Which filter makes the best use of it?',
      description:
        'The index is ordered by last_name first, so it can be searched by its value, not by its end, by a function of it, or by the second column alone.',
      options: {
        A: "last_name LIKE '%az'",
        B: "UPPER(last_name) = 'DIAZ'",
        C: "first_name = 'Ana'",
        D: "last_name = 'Diaz'",
      },
      answer: 'D',
    },
    {
      title: 'What protects an SQL query against injection most reliably?',
      description:
        'Parameters never become part of the SQL text, so no input can change the meaning of the query.',
      options: {
        A: 'Putting values between quotes',
        B: 'Checking values in the browser',
        C: 'Passing values as parameters',
        D: 'Removing semicolons from values',
      },
      answer: 'C',
    },
    {
      title:
        'A page loads 50 orders and then runs one query per order for its customer. What is the usual cure?',
      description: 'These are N+1 queries: one round trip for all customers replaces fifty.',
      options: {
        A: 'Run the queries in one transaction',
        B: 'Open a new connection for each query',
        C: 'Load all the customers with one query',
        D: 'Put an index on the date of the orders',
      },
      answer: 'C',
    },
    {
      title: 'What is the difference between the HTTP status codes 401 and 403?',
      description:
        '401 says that valid credentials are missing; 403 says that the server knows the request and refuses it.',
      options: {
        A: '401: not authenticated; 403: not allowed',
        B: '401: not allowed; 403: not authenticated',
        C: '401: for browsers; 403: for other clients',
        D: '401: not found; 403: failed in the server',
      },
      answer: 'A',
    },
    {
      title: 'Against what does the signature of a signed JSON Web Token protect?',
      description:
        'The signature shows that the claims are unchanged; they are only encoded, and a stolen token still works.',
      options: {
        A: 'Against reuse of the token',
        B: 'Against changes to its claims',
        C: 'Against theft of the token',
        D: 'Against reading of its claims',
      },
      answer: 'B',
    },
    {
      title: 'What does the ETag of a response allow a client to do later?',
      description:
        'The client sends the tag in If-None-Match and gets 304 without a body while its copy is still current.',
      options: {
        A: 'Resume an upload that was interrupted',
        B: 'Ask whether its copy is still current',
        C: 'Check who has written the response',
        D: 'Use its copy for ever without asking',
      },
      answer: 'B',
    },
    {
      title: 'A queue delivers each message at least once. What must its consumer be able to do?',
      description:
        'At least once means that duplicates happen, so processing has to be idempotent.',
      options: {
        A: 'Handle the same message twice without harm',
        B: 'Read several messages from the queue at once',
        C: 'Handle all messages in the order of sending',
        D: 'Answer the sender before the message is read',
      },
      answer: 'A',
    },
    {
      title: 'Why is a long computation in a request handler harmful in a Node.js server?',
      description:
        'JavaScript of all requests runs on one thread; while it computes, no other callback runs.',
      options: {
        A: 'It stops the garbage collector for good',
        B: 'It keeps all other requests waiting',
        C: 'It starts a new process each time',
        D: 'It makes all open promises reject',
      },
      answer: 'B',
    },
    {
      title:
        'Why is paging by cursor often preferred to OFFSET for a large table that keeps changing?',
      description:
        'A cursor continues after the last key seen: the index finds it directly, and new rows do not shift the pages.',
      options: {
        A: 'Any page can be reached by its number',
        B: 'The total number of rows comes for free',
        C: 'Deep pages stay fast and do not shift',
        D: 'No order of the rows has to be defined',
      },
      answer: 'C',
    },
    {
      title: 'What does a foreign key constraint prevent?',
      description:
        'It makes sure that the row a reference points to exists, also when that row is to be deleted.',
      options: {
        A: 'Reading of rows by a foreign user',
        B: 'Duplicate values in a single column',
        C: 'Empty values in a required column',
        D: 'References to rows that do not exist',
      },
      answer: 'D',
    },
    {
      title: 'Why does a server keep a pool of open database connections?',
      description:
        'Opening a connection costs round trips, authentication and memory; a pool pays that once and limits the number.',
      options: {
        A: 'Opening one for each request is costly',
        B: 'A connection can only read or only write',
        C: 'Each table needs a connection of its own',
        D: 'It keeps the rows that were read for reuse',
      },
      answer: 'A',
    },
  ]),
  ...cell('BE', 'hard', [
    {
      title:
        'Two transactions each see that another doctor is on call and sign off their own. Nobody is left. What is this anomaly called?',
      description:
        'Both read the same condition and write different rows, so snapshot isolation sees no conflict; serializable isolation prevents it.',
      options: {
        A: 'Torn write',
        B: 'Dirty read',
        C: 'Lost update',
        D: 'Write skew',
      },
      answer: 'D',
    },
    {
      title:
        'UPDATE item SET stock = 4, version = 8 WHERE id = 1 AND version = 7 changes no row, although version 7 was just read. Why?',
      description:
        'The version in the condition is an optimistic lock: no row matches once another writer has raised the version or deleted the row.',
      options: {
        A: 'The statement has no index',
        B: 'The stock was 4 already',
        C: 'Another writer was faster',
        D: 'A lock was held too long',
      },
      answer: 'C',
    },
    {
      title: 'What keeps transactions that lock the same rows from deadlocking with each other?',
      description:
        'A deadlock needs a cycle of waiting, and a fixed order of locking leaves no cycle.',
      options: {
        A: 'Running them at read committed',
        B: 'Reading each row twice before a write',
        C: 'Locking the rows in one fixed order',
        D: 'Locking the rows as late as possible',
      },
      answer: 'C',
    },
    {
      title: 'Why is an event written to an outbox table in the transaction that makes the change?',
      description:
        'Two systems cannot be committed at once without more; one local transaction keeps change and event together, and a relay sends it later.',
      options: {
        A: 'The broker then needs no storage for the event itself',
        B: 'The event is then delivered exactly once to each reader',
        C: 'The event is then delivered before the change is seen',
        D: 'Change and event are then stored both or not at all',
      },
      answer: 'D',
    },
    {
      title: 'What does PKCE prevent in the OAuth authorization code flow?',
      description:
        'Only the client that started the flow knows the verifier, so an intercepted code is worthless to others.',
      options: {
        A: 'Reading a token from the logs',
        B: "Guessing the user's password",
        C: 'Redeeming an intercepted code',
        D: 'Asking for too many scopes',
      },
      answer: 'C',
    },
    {
      title:
        'A popular cache entry expires and a thousand requests recompute it at once. Which measure helps most?',
      description:
        'One computation per key is enough; the others wait for it or are served the old value meanwhile.',
      options: {
        A: 'Raise the limit of open connections',
        B: 'Let one request recompute it for all',
        C: 'Give all entries the same lifetime',
        D: 'Start more servers to recompute it',
      },
      answer: 'B',
    },
    {
      title:
        'Code reads a balance, computes a new one and writes it with UPDATE, under read committed. What can go wrong?',
      description:
        'Both read the same balance and the later write wins; SELECT FOR UPDATE or one atomic UPDATE prevents it.',
      options: {
        A: 'A committed update can be rolled back',
        B: 'A concurrent update can get lost',
        C: 'The update can change other rows',
        D: 'An uncommitted balance can be read',
      },
      answer: 'B',
    },
    {
      title: 'Why are secret tokens compared with a constant-time function?',
      description:
        'A comparison that stops at the first difference lets an attacker find the secret piece by piece by measuring time.',
      options: {
        A: 'Timing reveals how much of a guess is right',
        B: 'Timing limits how many guesses can be made',
        C: 'Normal comparison ignores upper and lower case',
        D: 'Normal comparison fails for very long tokens',
      },
      answer: 'A',
    },
    {
      title:
        "A filter status = 'done' matches 95% of a table. Why might the planner ignore the index on status?",
      description:
        'Fetching nearly every row through an index costs more than reading the table from start to end.',
      options: {
        A: 'Reading the whole table is cheaper',
        B: 'Indexes hold only unique values',
        C: 'Indexes serve only for sorting',
        D: 'Text columns cannot be indexed',
      },
      answer: 'A',
    },
    {
      title:
        'A payment request times out and the client sends it again. What keeps the customer from paying twice?',
      description:
        'The server stores the result under the key and answers the repeated request with it, without a second payment.',
      options: {
        A: 'A longer timeout for the second request',
        B: 'An idempotency key known to the server',
        C: 'A transaction around the second request',
        D: 'A random delay before the second request',
      },
      answer: 'B',
    },
    {
      title:
        'What does backpressure do when a Node.js stream is piped from a fast disk to a slow client?',
      description:
        'When the buffer of the writable side is full, pipe stops reading until it has drained, so memory stays bounded.',
      options: {
        A: 'It writes the chunks that wait to a temporary file',
        B: 'It drops chunks that the client has not asked for',
        C: 'It compresses the chunks that wait to be sent',
        D: 'It pauses reading until the client has caught up',
      },
      answer: 'D',
    },
    {
      title:
        'A user saves a profile, reloads, and a read replica shows the old one. Which guarantee is missing?',
      description:
        'With asynchronous replicas a write may not have arrived yet; read-your-writes needs the primary or a replica that has caught up.',
      options: {
        A: 'Read-your-writes consistency',
        B: 'Durability of committed data',
        C: 'Referential integrity of rows',
        D: 'Atomicity of transactions',
      },
      answer: 'A',
    },
  ]),
];
