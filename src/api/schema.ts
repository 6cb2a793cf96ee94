// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email and a password for an access token and the user's profile.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description The instructor's own groups, by name.
         */
        get: operations["groups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/group/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a group
         * @description A group with its students. An instructor reads their own groups with names and addresses; a
         *     student reads their own group, whose students then carry nothing but `_id`.
         */
        get: operations["group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description The instructor's own bank of questions, newest first.
         */
        get: operations["questions"];
        put?: never;
        /** Add a question to the bank */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a quiz
         * @description Draws the questions from the instructor's own bank by difficulty and type (`DO` draws from
         *     every type) and keeps them as a snapshot. Too few matching questions is a 409 whose message
         *     says how many there are.
         */
        post: operations["createQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/incomming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List upcoming quizzes
         * @description The first five quizzes that have not closed yet, upcoming or open, soonest first: an
         *     instructor's own, or those of a student's group.
         */
        get: operations["upcomingQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List completed quizzes
         * @description The last five quizzes that have closed, latest first: an instructor's own, or those a
         *     student took part in.
         */
        get: operations["completedQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results
         * @description Latest first. An instructor gets a result for each of their own closed quizzes, and for each
         *     open one that somebody has submitted (`closed_at` is then null), with all participants. A
         *     student gets their own row of the closed quizzes they took: a score that comes sooner would
         *     tell which answers are right.
         */
        get: operations["results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a quiz with its code
         * @description Admits a student of the quiz's group. A student without a group is put into that group if it
         *     has room. Joining again is not an error. Codes are compared without case, spaces or dashes.
         */
        post: operations["joinQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/without-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the paper of a quiz
         * @description What a student who has joined needs to take the quiz: its questions without the right
         *     answers and, from servers that keep attempts, the attempt with its times. Before the start
         *     the questions are an empty list. The first read after the start begins the attempt.
         */
        get: operations["quizPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/submit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the answers
         * @description Grades an attempt once. Sending the same answers again answers with the same receipt;
         *     sending others after that is a 409. Questions without an answer are left out of the list and
         *     count as wrong. A submission in flight at the end of the quiz has 30 seconds of grace.
         */
        post: operations["submitQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a quiz
         * @description An instructor's own quiz with its code, or a quiz of the student's group without it.
         */
        get: operations["quiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example q7vX2m0Wc5aB */
        Id: string;
        /**
         * Format: date-time
         * @description An ISO 8601 instant with its offset.
         * @example 2026-05-04T09:00:00.000Z
         */
        Instant: string;
        /** @enum {string} */
        Role: "Instructor" | "Student";
        /** @enum {string} */
        Status: "active" | "inactive";
        /** @enum {string} */
        Difficulty: "easy" | "medium" | "hard";
        /**
         * @description Of a question FE is front-end, BE back-end and DO DevOps. Of a quiz DO is "Both" and draws from every type.
         * @enum {string}
         */
        QuestionType: "FE" | "BE" | "DO";
        /** @enum {string} */
        Letter: "A" | "B" | "C" | "D";
        ShortText: string;
        LongText: string;
        Email: string;
        /** @description The four options by letter. */
        Options: {
            A: components["schemas"]["ShortText"];
            B: components["schemas"]["ShortText"];
            C: components["schemas"]["ShortText"];
            D: components["schemas"]["ShortText"];
        };
        Acknowledgement: {
            /** @description A sentence for the person who acted. */
            message: string;
        };
        Failure: {
            /** @description A sentence for the person who acted. */
            message: string;
            errors?: {
                field: string;
                message: string;
            }[];
        };
        SignIn: {
            email: components["schemas"]["Email"];
            password: string;
        };
        Profile: {
            _id: components["schemas"]["Id"];
            first_name: string;
            last_name: string;
            email: string;
            role: components["schemas"]["Role"];
            status: components["schemas"]["Status"];
            group?: {
                _id: components["schemas"]["Id"];
                name: string;
            };
        };
        SignedIn: {
            message: string;
            profile: components["schemas"]["Profile"];
            accessToken: string;
        };
        Group: {
            _id: components["schemas"]["Id"];
            name: string;
            max_students: number;
        };
        GroupWithStudents: components["schemas"]["Group"] & {
            students: components["schemas"]["GroupStudent"][];
        };
        GroupStudent: {
            _id: components["schemas"]["Id"];
            first_name?: string;
            last_name?: string;
            email?: string;
        };
        /**
         * @example {
         *       "title": "Which status code says that a resource was created?",
         *       "description": "201 names the new resource in its Location header.",
         *       "options": {
         *         "A": "200",
         *         "B": "201",
         *         "C": "204",
         *         "D": "301"
         *       },
         *       "answer": "B",
         *       "type": "BE",
         *       "difficulty": "easy"
         *     }
         */
        QuestionDraft: {
            title: components["schemas"]["ShortText"];
            description: components["schemas"]["LongText"];
            options: components["schemas"]["Options"];
            answer: components["schemas"]["Letter"];
            type: components["schemas"]["QuestionType"];
            difficulty: components["schemas"]["Difficulty"];
        };
        Question: {
            _id: components["schemas"]["Id"];
            title: string;
            description: string;
            options: components["schemas"]["Options"];
            answer: components["schemas"]["Letter"];
            type: components["schemas"]["QuestionType"];
            difficulty: components["schemas"]["Difficulty"];
        };
        QuizDraft: {
            title: components["schemas"]["ShortText"];
            description: components["schemas"]["LongText"];
            group: components["schemas"]["Id"];
            /** @enum {integer} */
            questions_number: 1 | 5 | 10 | 15 | 20 | 25 | 30 | 40 | 50;
            difficulty: components["schemas"]["Difficulty"];
            type: components["schemas"]["QuestionType"];
            schadule: components["schemas"]["Instant"];
            /**
             * @description Minutes.
             * @enum {integer}
             */
            duration: 15 | 30 | 45 | 60 | 90 | 120 | 180;
            /** @enum {integer} */
            score_per_question: 1 | 2 | 3 | 4 | 5 | 10;
        };
        Quiz: {
            _id: components["schemas"]["Id"];
            title: string;
            description: string;
            group: components["schemas"]["Id"];
            questions_number: number;
            difficulty: components["schemas"]["Difficulty"];
            type: components["schemas"]["QuestionType"];
            schadule: components["schemas"]["Instant"];
            /** @description Minutes. */
            duration: number;
            score_per_question: number;
            /** @description The join code; only its instructor sees it. */
            code?: string;
            /** @description When it closed; null or absent while it has not. */
            closed_at?: components["schemas"]["Instant"] | null;
            /** @description How many have joined. */
            participants?: number;
        };
        UpcomingQuiz: components["schemas"]["Quiz"] & {
            participants: number;
            /** @description Address of a picture for its card. */
            img?: string;
        };
        CompletedQuiz: components["schemas"]["Quiz"] & {
            participants: number;
            /** @example closed */
            status: string;
            createdAt: components["schemas"]["Instant"];
        };
        JoinRequest: {
            code: string;
        };
        Joined: {
            /** @description The quiz's id, or an object that carries it as `_id`. */
            quiz: components["schemas"]["Id"] | {
                _id: components["schemas"]["Id"];
            };
            code: string;
        };
        QuizPaper: {
            message?: string;
            title: string;
            questions: components["schemas"]["PaperQuestion"][];
            attempt?: components["schemas"]["Attempt"];
        };
        PaperQuestion: {
            _id: components["schemas"]["Id"];
            title: string;
            options: components["schemas"]["Options"];
        };
        /** @description The student's attempt and its times. A server that keeps none leaves it out. */
        Attempt: {
            /** @description When the student's time began; while it is after `server_now` the quiz has not started. */
            started_at: components["schemas"]["Instant"];
            /** @description When the student's time is over. */
            ends_at: components["schemas"]["Instant"];
            /** @description The server's clock at the time of this answer. */
            server_now: components["schemas"]["Instant"];
            /** @description Counts the drafts that the server has kept of this attempt. */
            revision: number;
            answers: components["schemas"]["SubmittedAnswer"][];
        };
        Submission: {
            answers: components["schemas"]["SubmittedAnswer"][];
        };
        SubmittedAnswer: {
            question: components["schemas"]["Id"];
            answer: components["schemas"]["Letter"];
        };
        /** @description What the server holds of a submission. */
        Receipt: {
            _id: components["schemas"]["Id"];
            submitted_at: components["schemas"]["Instant"];
            /** @description How many questions have an answer. */
            answered: number;
            /** @description How many questions the quiz has. */
            questions: number;
        };
        Result: {
            _id: components["schemas"]["Id"];
            quiz: {
                _id: components["schemas"]["Id"];
                title: string;
                group: components["schemas"]["Id"];
                closed_at?: components["schemas"]["Instant"] | null;
            };
            participants: components["schemas"]["Participation"][];
        };
        Participation: {
            _id: components["schemas"]["Id"];
            participant: {
                first_name: string;
                last_name: string;
                email: string;
            };
            /** @description Correct answers × `score_per_question`. */
            score: number;
            started_at?: components["schemas"]["Instant"] | null;
            finished_at?: components["schemas"]["Instant"] | null;
        };
    };
    responses: {
        /** @description The request does not fit the contract; `errors` names each field. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No valid access token, or a wrong email or password. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Signed in, but not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such object, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The object's state does not allow it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many tries; the message says when to try again. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@school.example",
                 *       "password": "quizwright1"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    groups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    group: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupWithStudents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    questions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionDraft"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Question"] & components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizDraft"];
            };
        };
        responses: {
            /** @description Set up. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quiz"] & {
                            code: string;
                        } & components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    upcomingQuizzes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quizzes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingQuiz"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    completedQuizzes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quizzes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletedQuiz"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    results: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Result"][];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    joinQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "7KQ2MXWD"
                 *     }
                 */
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Joined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Joined"] & components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    quizPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["QuizPaper"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    submitQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submission"];
            };
        };
        responses: {
            /** @description Received and graded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            receipt?: components["schemas"]["Receipt"];
                        } & components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    quiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
}
