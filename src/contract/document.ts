// Generated from openapi.yaml by `npm run generate`. Do not edit.

import type { ContractDocument } from './documentTypes';

export const contract: ContractDocument = {
  "openapi": "3.1.0",
  "info": {
    "title": "Quiz API",
    "version": "0.1.0",
    "summary": "Questions, quizzes, attempts and results of an online quiz platform.",
    "description": "The contract between Quizwright's widgets and a server.\n\n**Answers.** Lists and single reads answer the bare JSON. Actions answer `{ \"data\": { …,\n\"message\" } }`. Failures answer `{ \"message\", \"code\"?, \"errors\"?: [{ \"field\", \"message\" }] }`.\nA failure without a `message` counts as a proxy's, whatever its status, and refuses nothing.\n`code` is the same in every language. Requests contain only fields that are named here; an\nunknown field is a 400 that names it. Answers may contain more.\n\n**Order of refusals.** A call without a valid token is a 401, and a call by a role that\n`x-roles` does not name is a 403. Only then is the body checked (400). An object of somebody\nelse is a 404, as if it did not exist.\n\n**Bounds.** A server may refuse a body before it has read all of it: for a list longer than its\n`maxItems`, a text many times longer than its `maxLength`, many fields that are not named here,\nor lists and objects where none belong. Its `errors` then name what was found so far. An answer\ncontains at most 20 `errors`.\n\n**Pages.** A list that may grow long also answers in pages, on servers that have them: a call\nwith `limit` gets `{ \"items\", \"next\", \"total\" }`, and the one after it sends `next` as `cursor`.\n`q`, `sort` and the filters belong to pages and count only beside `limit`; a cursor goes with the\n`q`, `sort` and filters of the call that it came from. Words of `q` are found in any order and\nwherever they stand, without regard to case and accents. A server without pages ignores all of\nthese parameters and answers the whole list.\n\n**Bytes.** A picture is sent and answered as its bytes, without JSON around it. Its refusals are\nJSON like all others. A server tells the kind of picture by its content, whatever `Content-Type`\nsays.\n\n**Request ids.** An answer may name its request in the header `X-Request-Id`, which widgets pass\non to their host with a failure. To portals on other origins a server names `Retry-After` and\n`X-Request-Id` in `Access-Control-Expose-Headers`.\n\n**Languages.** Widgets name the language of their page in `Accept-Language`, such as `de-AT`; a\nGerman page in an English browser asks for German. A server may write `message` and the messages\nof `errors` in it, and name it in `Content-Language`; one that ignores the header answers in its\nown language. Where a failure has a `code`, widgets prefer the page's own sentence for it.\n\n**Extensions.** `x-roles` names the roles that may call an operation. `x-invalidates` names the\nqueries whose cached answers an operation makes stale, except `quizPaper`, which is read again\neach time and must not change while a student reads it. `x-optional: true` marks what a server\nmay leave out; the widgets then work without it. `x-deadline` is the number of seconds after\nwhich the client gives up a call. `x-outlives-page: true` marks a call that continues after its\npage closes. `x-event` is the event that hosts receive when the operation succeeds: its type and,\nfor a change, its subject. `x-sentences` gives the sentence that refuses a value, by the keyword\nit breaks; `required` stands for a value that is missing or blank. `x-label` is the name of a\nfield in forms (`{label}` in a sentence). `x-constants` gives the name of a limit in code, by its\nkeyword. `x-codes` lists the `code`s with which an operation or a response refuses, and `x-status`\ngives the status of each. `x-lenient: true` marks choices of optional fields; widgets take a value\nthat they do not know as if the field were left out. `x-may-be-empty: true` marks a required text\nthat a server may take empty. `x-one-line: true` marks a text of one line: a server may refuse,\nand the widgets do, line breaks and control characters in it, marks that reorder text (U+202A to\nU+202E, U+2066 to U+2069), and text without a visible character.\n\n**Spellings.** `schadule`, `incomming` and `quizes` are how the wire spells them, and stay.\n",
    "license": {
      "name": "MIT",
      "identifier": "MIT"
    }
  },
  "servers": [
    {
      "url": "/api",
      "description": "The API base. Every path below is relative to it."
    }
  ],
  "tags": [
    {
      "name": "auth",
      "description": "Accounts, signing in and out."
    },
    {
      "name": "groups",
      "description": "Groups of students, owned by an instructor."
    },
    {
      "name": "students",
      "description": "Students and their groups."
    },
    {
      "name": "questions",
      "description": "The bank of multiple-choice questions, owned by an instructor."
    },
    {
      "name": "media",
      "description": "The pictures in questions."
    },
    {
      "name": "quizzes",
      "description": "Setting up, listing, changing and deleting quizzes."
    },
    {
      "name": "attempts",
      "description": "Joining and taking quizzes."
    },
    {
      "name": "results",
      "description": "The results of quizzes."
    },
    {
      "name": "server",
      "description": "What a server offers."
    }
  ],
  "security": [
    {
      "bearer": []
    }
  ],
  "paths": {
    "/auth/login": {
      "post": {
        "operationId": "login",
        "tags": [
          "auth"
        ],
        "summary": "Sign in",
        "description": "Exchanges an email and a password for an access token and the user's profile. An inactive\naccount is a 403. Tries are limited for each account and address together.\n",
        "security": [],
        "x-invalidates": [],
        "x-codes": [
          "login.wrong",
          "login.inactive",
          "login.localOnly"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SignIn"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Signed in.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Session"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/register": {
      "post": {
        "operationId": "register",
        "tags": [
          "auth"
        ],
        "summary": "Create an account",
        "description": "Makes an account that can sign in at once. An address that already has an account is a 409.\nA role that may not register on this server is a 403.\n",
        "security": [],
        "x-invalidates": [],
        "x-codes": [
          "registration.closed",
          "registration.studentsOnly",
          "email.taken"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Registration"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Registered.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Registration successful"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/forgot-password": {
      "post": {
        "operationId": "forgotPassword",
        "tags": [
          "auth"
        ],
        "summary": "Request a one-time code",
        "description": "Sends a one-time code by mail, which `auth/reset-password` accepts for 10 minutes and five\ntries. It does not void an invitation. The answer does not reveal whether the address has an\naccount.\n",
        "security": [],
        "x-invalidates": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ForgottenPassword"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Sent, if the account exists.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Reset email sent successfully!"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/reset-password": {
      "post": {
        "operationId": "resetPassword",
        "tags": [
          "auth"
        ],
        "summary": "Set a new password with a one-time code",
        "description": "Accepts a requested code (`forgotPassword`) or the code of an invitation, once. A code that\nis wrong, used, expired or tried too often is a 400 on `otp`. A new password voids every\nother code of the account and ends all its sessions.\n",
        "security": [],
        "x-invalidates": [],
        "x-codes": [
          "otp.wrong"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PasswordReset"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The new password is set.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Password reset successfully!"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/confirm-email": {
      "post": {
        "operationId": "confirmEmail",
        "tags": [
          "auth"
        ],
        "summary": "Confirm a new email",
        "description": "Makes the email that `updateStudent` has left pending the email of its account. `email` is\nthe new one, to which the one-time code was mailed. `password` is the password of the\naccount, so that only its owner can confirm. A wrong password and a code that is wrong,\nused, expired or tried too often are the same 400 on `otp`. If the email belongs to another\naccount by now, it is a 409. All sessions of the account end, and codes that were mailed to\nthe earlier email are void.\n",
        "security": [],
        "x-optional": true,
        "x-invalidates": [
          "students",
          "student",
          "studentsWithoutGroup",
          "group",
          "results",
          "result"
        ],
        "x-codes": [
          "confirmation.wrong",
          "email.taken"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EmailConfirmation"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The new email is set.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Email confirmed. Use it to sign in from now on."
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/change-password": {
      "post": {
        "operationId": "changePassword",
        "tags": [
          "auth"
        ],
        "summary": "Change your password",
        "description": "A wrong old password is a 400 on `password`. All other sessions of the account end; this one\ncontinues.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-invalidates": [],
        "x-codes": [
          "password.wrong"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PasswordChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The new password is set.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Password changed successfully"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/logout": {
      "post": {
        "operationId": "logout",
        "tags": [
          "auth"
        ],
        "summary": "Log out",
        "description": "Ends the session of the token that is sent. The token is refused from then on.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-optional": true,
        "x-invalidates": [],
        "x-outlives-page": true,
        "responses": {
          "200": {
            "description": "Logged out.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Logged out"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/auth/me": {
      "get": {
        "operationId": "me",
        "tags": [
          "auth"
        ],
        "summary": "Read your profile",
        "description": "The current profile of the token's owner.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-optional": true,
        "responses": {
          "200": {
            "description": "The profile.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Profile"
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/group": {
      "get": {
        "operationId": "groups",
        "tags": [
          "groups"
        ],
        "summary": "List groups",
        "description": "The instructor's own groups, by name.\n",
        "x-roles": [
          "Instructor"
        ],
        "responses": {
          "200": {
            "description": "The groups.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Group"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "post": {
        "operationId": "createGroup",
        "tags": [
          "groups"
        ],
        "summary": "Add a group",
        "description": "The group belongs to the instructor who adds it.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups"
        ],
        "x-event": {
          "type": "created",
          "subject": "group"
        },
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/GroupInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Added.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Created"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/group/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "group",
        "tags": [
          "groups"
        ],
        "summary": "Read a group",
        "description": "A group with its students. Instructors read their own groups with names and addresses.\nStudents read their own group, whose students then have only `_id`.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-codes": [
          "group.unknown"
        ],
        "responses": {
          "200": {
            "description": "The group.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/GroupWithStudents"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "put": {
        "operationId": "updateGroup",
        "tags": [
          "groups"
        ],
        "summary": "Change a group",
        "description": "Renames a group or changes its size. A size below its number of students is a 409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "group",
          "students",
          "student",
          "results",
          "result"
        ],
        "x-event": {
          "type": "updated",
          "subject": "group"
        },
        "x-codes": [
          "group.unknown",
          "group.tooSmall"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/RecordRevision"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/GroupInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Changed.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Saved"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Changed"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "delete": {
        "operationId": "deleteGroup",
        "tags": [
          "groups"
        ],
        "summary": "Delete a group",
        "description": "Its students stay, without a group. A group with quizzes is a 409: delete those first.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "group",
          "students",
          "student",
          "studentsWithoutGroup"
        ],
        "x-event": {
          "type": "deleted",
          "subject": "group"
        },
        "x-codes": [
          "group.unknown",
          "group.hasQuizzes"
        ],
        "responses": {
          "200": {
            "description": "Deleted.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Group deleted successfully"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/student": {
      "get": {
        "operationId": "students",
        "tags": [
          "students"
        ],
        "summary": "List students",
        "description": "Every student, by last name.\n",
        "x-roles": [
          "Instructor"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "name": "group",
            "in": "query",
            "x-optional": true,
            "description": "Only the students of this group.",
            "schema": {
              "$ref": "#/components/schemas/Id",
              "x-label": "The group"
            }
          },
          {
            "name": "membership",
            "in": "query",
            "x-optional": true,
            "description": "Only the students without a group (`none`), or those in a group that is not one of the\ncaller's (`elsewhere`).\n",
            "schema": {
              "type": "string",
              "enum": [
                "none",
                "elsewhere"
              ],
              "x-label": "The membership"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The students.",
            "content": {
              "application/json": {
                "schema": {
                  "oneOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Student"
                      }
                    },
                    {
                      "$ref": "#/components/schemas/StudentPage"
                    }
                  ]
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "post": {
        "operationId": "createStudent",
        "tags": [
          "students"
        ],
        "summary": "Add a student",
        "description": "Makes an account without a password and mails its owner an invitation with a code to set\none. Nobody is waiting for that mail, so its code should be valid for days. `group` is one\nof the caller's groups, with room. An address that already has an account is a 409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "students",
          "studentsWithoutGroup",
          "group",
          "results",
          "result"
        ],
        "x-event": {
          "type": "created",
          "subject": "student"
        },
        "x-codes": [
          "group.notYours",
          "group.full",
          "email.taken"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/StudentInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Added and invited.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Created"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "put": {
        "operationId": "updateStudent",
        "tags": [
          "students"
        ],
        "summary": "Change a student",
        "description": "Changes the fields that are sent, on the student with that `_id`. The caller needs a bond\nwith the student: the student is in one of the caller's groups, or the caller made the\naccount and no other instructor has results of the student. Without a bond it is a 403. An\naddress that already has an account is a 409. A student who becomes inactive is signed out\nand could save nothing more, so making one inactive while they are taking a quiz (as in\n`deleteStudent`) is a 409 too.\n\nA server that offers `confirmEmail` does not change the email of an account in use at once.\nIt keeps the new one as `email_pending`, mails a one-time code to it and a note to the\npresent one, and changes nothing until the owner has confirmed. A later change replaces an\nearlier one, sending the pending email again mails another code, and `keep_email` takes the\nchange back. If the owner has never set a password, nobody can confirm: then the account's\nmaker corrects the email at once and the invitation goes to the new one, and for anybody\nelse it is a 409 on `email`. A server without `confirmEmail` changes the email at once.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "students",
          "student",
          "studentsWithoutGroup",
          "group",
          "results",
          "result",
          "topStudents",
          "quizChanges"
        ],
        "x-event": {
          "type": "updated",
          "subject": "student"
        },
        "x-codes": [
          "student.unknown",
          "student.notBonded",
          "student.otherInstructor",
          "student.erased",
          "student.takingQuiz",
          "email.taken",
          "email.awaited",
          "email.unusedAccount"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/RecordRevision"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/StudentChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Changed.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/SavedStudent"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Changed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/student/top-five": {
      "get": {
        "operationId": "topStudents",
        "tags": [
          "students"
        ],
        "summary": "Rank the best students",
        "description": "The five best active students, best first, by the mean of their scores in percent of the\nmaximum: over an instructor's own quizzes, or over those of a student's group. A quiz counts\nfor everyone who joined it, once nobody can submit it any more: 30 seconds after it has\nclosed. Equal means are ordered by name. Instructors always see it; for students it is empty\nwhere the school shows them less (`ranking` of `capabilities`).\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "responses": {
          "200": {
            "description": "The ranking.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/RankedStudent"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/student/top-five/place": {
      "get": {
        "operationId": "ownPlace",
        "tags": [
          "students"
        ],
        "summary": "Read your place in the ranking",
        "description": "The calling student's place in the ranking over the quizzes of their group, by the rules of\n`student/top-five`. It names nobody else. Where the school shows students nothing (`ranking`\nof `capabilities`), there is no place.\n",
        "x-roles": [
          "Student"
        ],
        "x-optional": true,
        "responses": {
          "200": {
            "description": "The place.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Place"
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/student/without-group": {
      "get": {
        "operationId": "studentsWithoutGroup",
        "tags": [
          "students"
        ],
        "summary": "List students without a group",
        "description": "Students who can be put into a group, by last name.\n",
        "x-roles": [
          "Instructor"
        ],
        "responses": {
          "200": {
            "description": "The students.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/Student"
                  }
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/student/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "student",
        "tags": [
          "students"
        ],
        "summary": "Read a student",
        "description": "Instructors read any student, students only themselves.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-codes": [
          "student.unknown"
        ],
        "responses": {
          "200": {
            "description": "The student.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Student"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "delete": {
        "operationId": "deleteStudent",
        "tags": [
          "students"
        ],
        "summary": "Delete a student",
        "description": "Deletes the account and its results in the caller's quizzes. If a quiz stayed open only for\nthis student's extra time, it closes. The caller needs a bond with the student, as for\n`updateStudent`; without one it is a 403. A student of whom another instructor has results,\ngraded or still to come, is a 409, because results belong to the instructor of the quiz. A\nstudent who is taking a quiz is a 409 that names the quiz: one who has begun and not\nsubmitted, until 30 seconds after the end of their own time.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "students",
          "student",
          "studentsWithoutGroup",
          "group",
          "quiz",
          "upcomingQuizzes",
          "completedQuizzes",
          "results",
          "result",
          "evidence",
          "topStudents",
          "quizChanges"
        ],
        "x-event": {
          "type": "deleted",
          "subject": "student"
        },
        "x-codes": [
          "student.unknown",
          "student.notBonded",
          "student.otherInstructor",
          "student.otherResults",
          "student.takingQuiz"
        ],
        "responses": {
          "200": {
            "description": "Deleted.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "Student deleted"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/invitation/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "post": {
        "operationId": "inviteStudent",
        "tags": [
          "students"
        ],
        "summary": "Invite a student again",
        "description": "Mails another invitation, which replaces earlier ones, to a student who is `invited`. The\ncaller needs a bond with the student, as for `updateStudent`; without one it is a 403. A\nstudent who has set a password since, or who is inactive, is a 409.\n",
        "x-optional": true,
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [],
        "x-codes": [
          "student.unknown",
          "student.notBonded",
          "student.otherInstructor",
          "student.hasPassword",
          "student.inactive",
          "student.erased"
        ],
        "responses": {
          "200": {
            "description": "Invited.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "An invitation is on its way to grace@school.example."
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/student/{id}/{groupId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        },
        {
          "$ref": "#/components/parameters/GroupId"
        }
      ],
      "post": {
        "operationId": "addStudentToGroup",
        "tags": [
          "students"
        ],
        "summary": "Put a student into a group",
        "description": "The student must not be in another group, which is a 409; a full group is a 409 too. Putting\na student into their current group changes nothing. This needs no bond, because it is how\none begins.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "students",
          "student",
          "studentsWithoutGroup",
          "group",
          "results",
          "result"
        ],
        "x-event": {
          "type": "updated",
          "subject": "student"
        },
        "x-codes": [
          "student.unknown",
          "student.inGroup",
          "student.erased",
          "group.unknown",
          "group.full"
        ],
        "responses": {
          "200": {
            "description": "In the group.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Saved"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "put": {
        "operationId": "moveStudentToGroup",
        "tags": [
          "students"
        ],
        "summary": "Move a student to a group",
        "description": "Moves a student of one of the caller's groups, or without a group, into this group. A\nstudent of another instructor is a 403, a full group a 409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "students",
          "student",
          "studentsWithoutGroup",
          "group",
          "results",
          "result"
        ],
        "x-event": {
          "type": "updated",
          "subject": "student"
        },
        "x-codes": [
          "student.unknown",
          "student.otherInstructor",
          "student.erased",
          "group.unknown",
          "group.full"
        ],
        "responses": {
          "200": {
            "description": "In the group.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Saved"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "delete": {
        "operationId": "removeStudentFromGroup",
        "tags": [
          "students"
        ],
        "summary": "Take a student out of a group",
        "description": "The student stays, without a group. A student who is not in this group is a 404.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "groups",
          "students",
          "student",
          "studentsWithoutGroup",
          "group",
          "results",
          "result"
        ],
        "x-event": {
          "type": "updated",
          "subject": "student"
        },
        "x-codes": [
          "student.unknown",
          "student.notInGroup",
          "group.unknown"
        ],
        "responses": {
          "200": {
            "description": "No longer in the group.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Saved"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/question": {
      "get": {
        "operationId": "questions",
        "tags": [
          "questions"
        ],
        "summary": "List questions",
        "description": "The instructor's own bank of questions, newest first.\n",
        "x-roles": [
          "Instructor"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "name": "sort",
            "in": "query",
            "x-optional": true,
            "description": "The column to sort by, from its start, or from its end with `-`.\nNewest first without it.\n",
            "schema": {
              "type": "string",
              "x-label": "The order",
              "enum": [
                "title",
                "-title",
                "description",
                "-description",
                "difficulty",
                "-difficulty",
                "type",
                "-type"
              ]
            }
          },
          {
            "name": "type",
            "in": "query",
            "x-optional": true,
            "description": "Only questions of this type; none of a type that no question has.",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40,
              "pattern": "^[^\\u0000]*$",
              "x-label": "The type"
            }
          },
          {
            "name": "difficulty",
            "in": "query",
            "x-optional": true,
            "description": "Only questions of this difficulty.",
            "schema": {
              "$ref": "#/components/schemas/Difficulty",
              "x-label": "The difficulty"
            }
          },
          {
            "name": "tags",
            "in": "query",
            "x-optional": true,
            "description": "Only questions that have all of these tags, separated by commas, in any case. Servers with\n`questionFacets` take it.\n",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "pattern": "^[^\\u0000]*$",
              "x-label": "The tags"
            }
          },
          {
            "name": "used",
            "in": "query",
            "x-optional": true,
            "description": "Only questions that a quiz has drawn (`yes`), or that none has (`no`). Servers whose\n`questionFacets` say `used` take it.\n",
            "schema": {
              "type": "string",
              "enum": [
                "yes",
                "no"
              ],
              "x-label": "The use"
            }
          },
          {
            "name": "quality",
            "in": "query",
            "x-optional": true,
            "description": "Only questions of which the closed quizzes say this. Servers whose `questionFacets` say\n`quality` take it.\n",
            "schema": {
              "$ref": "#/components/schemas/QuestionQuality",
              "x-label": "The quality"
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The questions.",
            "content": {
              "application/json": {
                "schema": {
                  "oneOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Question"
                      }
                    },
                    {
                      "$ref": "#/components/schemas/QuestionPage"
                    }
                  ]
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "post": {
        "operationId": "createQuestion",
        "tags": [
          "questions"
        ],
        "summary": "Add a question to the bank",
        "description": "The question belongs to the instructor who adds it. A server may limit the size of a bank;\none question more is a 409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "created",
          "subject": "question"
        },
        "x-codes": [
          "bank.full"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QuestionInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Added.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Created"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/question/import": {
      "post": {
        "operationId": "importQuestions",
        "tags": [
          "questions"
        ],
        "summary": "Add many questions to the bank",
        "description": "Adds all questions in order, or none. A question that does not fit is a 400 whose `errors`\nname its entry, such as `questions.3.title`. More questions than the bank can hold are a\n409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-invalidates": [
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "imported",
          "subject": "question"
        },
        "x-codes": [
          "bank.full"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QuestionImport"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Added.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/ImportedQuestions"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/question/facets": {
      "get": {
        "operationId": "questionFacets",
        "tags": [
          "questions"
        ],
        "summary": "Read what the bank can be filtered by",
        "description": "The tags and types of the instructor's own bank, how many questions have been used, and how\nmany the closed quizzes call good, weak or bad.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "responses": {
          "200": {
            "description": "The facets.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/QuestionFacets"
                }
              }
            }
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/question/change": {
      "post": {
        "operationId": "changeQuestions",
        "tags": [
          "questions"
        ],
        "summary": "Change many questions at once",
        "description": "Gives questions of the instructor's own bank another type or difficulty, adds tags and\nremoves others. Each question is changed or refused by itself; `refused` says which were and\nwhy. Quizzes that have drawn them keep them unchanged.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-invalidates": [
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "updated",
          "subject": "question"
        },
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QuestionsChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Changed, but for those refused.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/ChangedQuestions"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/tag": {
      "put": {
        "operationId": "renameTags",
        "tags": [
          "questions"
        ],
        "summary": "Rename, merge or remove tags",
        "description": "Every question of the instructor's own bank that has one of the tags, in any case, gets\n`to` in their place, once; without `to`, it loses them.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-invalidates": [
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "updated",
          "subject": "question"
        },
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TagsChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Renamed.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/RenamedTags"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/question/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "put": {
        "operationId": "updateQuestion",
        "tags": [
          "questions"
        ],
        "summary": "Change a question",
        "description": "Quizzes that have drawn the question keep it unchanged.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "updated",
          "subject": "question"
        },
        "x-codes": [
          "question.unknown"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/RecordRevision"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QuestionInput"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Changed.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Saved"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Changed"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "delete": {
        "operationId": "deleteQuestion",
        "tags": [
          "questions"
        ],
        "summary": "Delete a question",
        "description": "Quizzes that have drawn the question keep it.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "deleted",
          "subject": "question"
        },
        "x-codes": [
          "question.unknown"
        ],
        "responses": {
          "200": {
            "description": "Deleted.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "item deleted successfully"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/media": {
      "post": {
        "operationId": "uploadPicture",
        "tags": [
          "media"
        ],
        "summary": "Upload a picture for questions",
        "description": "Keeps a picture of at most 2 MiB and 4096 × 4096 pixels in PNG, JPEG, WebP or AVIF, without\nwhat it says beside its pixels, such as where it was taken. Other files are a 400: a drawing\nin SVG, a film, and a file that only has the name of a picture. The same picture always gets\nthe same id. A text in Markdown shows it as `![what it shows](media:id)`. A server may remove\na picture that no question and no quiz has used for a while.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-invalidates": [],
        "x-codes": [
          "picture.unreadable",
          "picture.tooManyParts",
          "picture.tooLarge",
          "pictures.full"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "image/*": {
              "schema": {
                "type": "string",
                "format": "binary"
              }
            },
            "application/octet-stream": {
              "schema": {
                "type": "string",
                "format": "binary"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Kept.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/UploadedPicture"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/media/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "picture",
        "tags": [
          "media"
        ],
        "summary": "Read a picture",
        "description": "The bytes of a picture: for the instructor who uploaded it, and for students who have joined\na quiz of that instructor that uses it, once the quiz has opened. It never changes, so\nbrowsers may keep it for good. To everyone else it does not exist.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-optional": true,
        "x-codes": [
          "picture.unknown"
        ],
        "responses": {
          "200": {
            "description": "The picture.",
            "content": {
              "image/*": {
                "schema": {
                  "type": "string",
                  "format": "binary"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz": {
      "post": {
        "operationId": "createQuiz",
        "tags": [
          "quizzes"
        ],
        "summary": "Set up a quiz",
        "description": "Draws the questions from the instructor's own bank by difficulty and type (`DO` draws from\nevery type) and keeps them as a snapshot. If too few questions match, it is a 409 whose\nmessage says how many there are. `group` is one of the instructor's groups, and `schadule`\nis not in the past.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "upcomingQuizzes",
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "created",
          "subject": "quiz"
        },
        "x-codes": [
          "group.notYours",
          "schedule.unreal",
          "schedule.past",
          "schedule.tooFar",
          "quiz.tooFewQuestions"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QuizInput"
              }
            }
          }
        },
        "responses": {
          "201": {
            "description": "Set up.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/CreatedQuiz"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/incomming": {
      "get": {
        "operationId": "upcomingQuizzes",
        "tags": [
          "quizzes"
        ],
        "summary": "List upcoming quizzes",
        "description": "The next five quizzes that have not closed yet, upcoming or open, soonest first: an\ninstructor's own, or those of a student's group. In pages, all of them.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The quizzes.",
            "content": {
              "application/json": {
                "schema": {
                  "oneOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/UpcomingQuiz"
                      }
                    },
                    {
                      "$ref": "#/components/schemas/UpcomingQuizPage"
                    }
                  ]
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/completed": {
      "get": {
        "operationId": "completedQuizzes",
        "tags": [
          "quizzes"
        ],
        "summary": "List completed quizzes",
        "description": "The last five quizzes that have closed, latest first: an instructor's own, or those that a\nstudent took part in. In pages, all of them.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          }
        ],
        "responses": {
          "200": {
            "description": "The quizzes.",
            "content": {
              "application/json": {
                "schema": {
                  "oneOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/CompletedQuiz"
                      }
                    },
                    {
                      "$ref": "#/components/schemas/CompletedQuizPage"
                    }
                  ]
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/result": {
      "get": {
        "operationId": "results",
        "tags": [
          "results"
        ],
        "summary": "List results",
        "description": "Latest first, participants by last name. Instructors get a result for each of their closed\nquizzes, from the moment it closes, with all participants. They also get one for each open\nquiz that somebody has submitted (`closed_at` is then null), with the participants whose\nsubmission has arrived, in time or late. Students get their own row of a quiz they took once\nnobody can submit it any more: 30 seconds after it has closed. An earlier score would tell\nthose who still submit which answers are right. In pages, each result has the number of its\nparticipants in place of their list, which `result` reads.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "name": "sort",
            "in": "query",
            "x-optional": true,
            "description": "The column to sort by, from its start, or from its end with `-`.\nLatest first without it.\n",
            "schema": {
              "type": "string",
              "x-label": "The order",
              "enum": [
                "title",
                "-title",
                "group",
                "-group",
                "persons",
                "-persons",
                "participants",
                "-participants",
                "date",
                "-date"
              ]
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The results.",
            "content": {
              "application/json": {
                "schema": {
                  "oneOf": [
                    {
                      "type": "array",
                      "items": {
                        "$ref": "#/components/schemas/Result"
                      }
                    },
                    {
                      "$ref": "#/components/schemas/ResultPage"
                    }
                  ]
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/result/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "result",
        "tags": [
          "results"
        ],
        "summary": "Read a result",
        "description": "The result of one quiz, by the rules of `quiz/result`: its figures, and a page of its\nparticipants, 50 without `limit`. `q` finds names and emails. The figures count every participant whom the caller\nmay see, whatever the page. A server whose `quiz/result` has pages has it.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-optional": true,
        "x-codes": [
          "quiz.unknown"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/Limit"
          },
          {
            "$ref": "#/components/parameters/Cursor"
          },
          {
            "$ref": "#/components/parameters/Search"
          },
          {
            "name": "sort",
            "in": "query",
            "x-optional": true,
            "description": "The column to sort by, from its start, or from its end with `-`. By last name without it.\nParticipants without a duration come last.\n",
            "schema": {
              "type": "string",
              "x-label": "The order",
              "enum": [
                "name",
                "-name",
                "score",
                "-score",
                "duration",
                "-duration"
              ]
            }
          }
        ],
        "responses": {
          "200": {
            "description": "The result.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/ParticipantPage"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/join": {
      "post": {
        "operationId": "joinQuiz",
        "tags": [
          "attempts"
        ],
        "summary": "Join a quiz with its code",
        "description": "Admits a student of the quiz's group. A student without a group joins that group if it has\nroom. Joining again is not an error. Codes are compared without case, spaces or dashes. A\nserver may also read them as people paste them: in quotes, after \"Code:\", in a join link. An\nunknown code is a 404, a quiz of another group a 403, a closed quiz and a full group a 409.\n",
        "x-roles": [
          "Student"
        ],
        "x-invalidates": [
          "me",
          "student",
          "group",
          "quiz",
          "upcomingQuizzes",
          "topStudents",
          "ownPlace"
        ],
        "x-event": {
          "type": "joined"
        },
        "x-codes": [
          "join.unknown",
          "join.closed",
          "join.otherGroup",
          "join.full",
          "student.unknown"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/JoinRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Joined.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Joined"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/without-answers/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "quizPaper",
        "tags": [
          "attempts"
        ],
        "summary": "Read the paper of a quiz",
        "description": "Everything a student who has joined needs to take the quiz: its questions without the right\nanswers and, from servers that keep attempts, the attempt with its times and every answer it\nholds. Before the start, the list of questions is empty. The first read after the start\nbegins the attempt. A quiz of the student's group that they have not joined is a 403. A quiz\nthat is over or submitted is a 409, with what counts as `submitted`.\n",
        "x-roles": [
          "Student"
        ],
        "x-deadline": 15,
        "x-codes": [
          "quiz.unknown",
          "attempt.notJoined",
          "attempt.submitted",
          "attempt.over"
        ],
        "responses": {
          "200": {
            "description": "The paper.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/QuizPaper"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/AttemptOver"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/submit/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "post": {
        "operationId": "submitQuiz",
        "tags": [
          "attempts"
        ],
        "summary": "Submit the answers",
        "description": "Adds the answers as `saveAnswers` does, and submits the attempt. An answer without\n`chosen_at` counts as chosen when it arrives. A submission never removes an answer that it\ndoes not name. Questions without an answer count as wrong.\n\n- **While the attempt runs**, it is graded once. If `revision` is older than the server's,\n  or `time_up` is true, the server keeps the answers and submits nothing: a 409 with\n  `attempt`. With an older `revision`, it may submit all the same if the submission has each\n  choice that the server holds, or a later one: a save has then overtaken its submission.\n- **For 30 seconds after the end**, the server adds the answers, and then grades the attempt\n  with what all devices have sent. The receipt is one of the end.\n- **Later**, the server keeps answers that it does not hold as `late`, ungraded, for the\n  instructor to accept. If it holds each of them, or a later one, the receipt is one of the\n  end.\n- **Once it is submitted**, the receipt is the same again if the server holds each of the\n  answers, or a later one. Other answers are a 409 with what counts as `submitted`.\n\nSending a submission again is therefore safe: the answers are the idempotency key. Before\nthe start it is a 409.\n",
        "x-roles": [
          "Student"
        ],
        "x-invalidates": [
          "results",
          "result",
          "completedQuizzes",
          "upcomingQuizzes"
        ],
        "x-event": {
          "type": "submitted"
        },
        "x-deadline": 15,
        "x-outlives-page": true,
        "x-codes": [
          "quiz.unknown",
          "attempt.notJoined",
          "attempt.notStarted",
          "submit.stale",
          "submit.early",
          "attempt.submitted",
          "attempt.over"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/Submission"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Received.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Submitted"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/NotSubmitted"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/answers/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "put": {
        "operationId": "saveAnswers",
        "tags": [
          "attempts"
        ],
        "summary": "Save the answers so far",
        "description": "Saves answers of a running attempt. Of two answers to one question, the one with the later\n`chosen_at` counts, from whichever device and in whichever order they arrive. If both are\nthe same, the one that the server holds counts. A cleared answer is `null`. Questions that\nthe list does not name stay as they are.\n\nThe answer has the times, and what has changed on any device after `revision`; an empty list\nasks only for these. An attempt that has not begun is a 409. One that is over is a 409 with\nwhat counts as `submitted`.\n",
        "x-roles": [
          "Student"
        ],
        "x-optional": true,
        "x-invalidates": [],
        "x-event": {
          "type": "saved"
        },
        "x-deadline": 15,
        "x-outlives-page": true,
        "x-codes": [
          "quiz.unknown",
          "attempt.notJoined",
          "attempt.notStarted",
          "attempt.notBegun",
          "attempt.submitted",
          "attempt.over"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/SaveRequest"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Saved, with the new revision and the current times.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/SavedAttempt"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/AttemptOver"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/time/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "put": {
        "operationId": "extendTime",
        "tags": [
          "quizzes"
        ],
        "summary": "Add time",
        "description": "Moves the end of one of the instructor's quizzes, for everyone or, with `student`, for one\nparticipant. Times add up. If the end has passed, the minutes count from now, students who\nhave not submitted continue, and the results are hidden again. A quiz closes when the time\nof the last participant is over, even if that participant has submitted. A quiz that the\nserver no longer reopens (in the reference server, 12 hours after its closing) is a 409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-invalidates": [
          "quiz",
          "upcomingQuizzes",
          "results",
          "result",
          "quizChanges"
        ],
        "x-event": {
          "type": "updated",
          "subject": "quiz"
        },
        "x-codes": [
          "quiz.unknown",
          "participant.unknown",
          "time.tooLate",
          "time.submitted"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AddedTime"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Moved.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/NewEnd"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/evidence/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "evidence",
        "tags": [
          "results"
        ],
        "summary": "Read the item statistics of a quiz",
        "description": "How the questions of one of the instructor's closed quizzes performed, over its graded\nattempts. A quiz that has not closed is a 409.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-codes": [
          "quiz.unknown",
          "quiz.notClosed"
        ],
        "responses": {
          "200": {
            "description": "The statistics.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Evidence"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/late/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "put": {
        "operationId": "acceptLate",
        "tags": [
          "results"
        ],
        "summary": "Accept a late submission",
        "description": "Grades a participant's late submission in one of the instructor's quizzes, in place of what\nwas graded at the end. With `accept: false`, what was graded then counts again. Repeating\neither changes nothing. A participant without a late submission is a 404.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-invalidates": [
          "results",
          "result",
          "evidence",
          "topStudents",
          "quizChanges"
        ],
        "x-codes": [
          "quiz.unknown",
          "lateSubmission.none"
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/LateAcceptance"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Graded.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Graded"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/{id}/changes": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "quizChanges",
        "tags": [
          "quizzes"
        ],
        "summary": "Read the history of a quiz",
        "description": "Who changed one of the instructor's quizzes, its attempts and its scores, and when: the 200\nnewest changes, newest first. Joining and saving answers are not changes. People have their\ncurrent names; a deleted account has only its id.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-optional": true,
        "x-codes": [
          "quiz.unknown"
        ],
        "responses": {
          "200": {
            "description": "The history.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/QuizChanges"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/quiz/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/Id"
        }
      ],
      "get": {
        "operationId": "quiz",
        "tags": [
          "quizzes"
        ],
        "summary": "Read a quiz",
        "description": "An instructor's own quiz with its code and, from servers that keep the drawn questions,\nthose questions with their right answers; or a quiz of the student's group without code and\nquestions.\n",
        "x-roles": [
          "Instructor",
          "Student"
        ],
        "x-codes": [
          "quiz.unknown"
        ],
        "responses": {
          "200": {
            "description": "The quiz.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/QuizWithQuestions"
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "put": {
        "operationId": "updateQuiz",
        "tags": [
          "quizzes"
        ],
        "summary": "Change the title and the description of a quiz",
        "description": "Until the quiz opens, what is shuffled and how it is graded can change too: another value\nafter that is a 409, because students would lose their place or rely on it. Nothing else of a quiz can change once its code is\nknown.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "quiz",
          "upcomingQuizzes",
          "completedQuizzes",
          "results",
          "result",
          "quizChanges"
        ],
        "x-event": {
          "type": "updated",
          "subject": "quiz"
        },
        "x-codes": [
          "quiz.unknown",
          "quiz.hasOpened"
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/RecordRevision"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QuizChange"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Changed.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Saved"
                    }
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Changed"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      },
      "delete": {
        "operationId": "deleteQuiz",
        "tags": [
          "quizzes"
        ],
        "summary": "Delete a quiz",
        "description": "Deletes one of the instructor's quizzes with its results. An open quiz that somebody has\njoined is a 409, and so is one that has just closed, while its last submissions are still\naccepted.\n",
        "x-roles": [
          "Instructor"
        ],
        "x-invalidates": [
          "quiz",
          "upcomingQuizzes",
          "completedQuizzes",
          "results",
          "result",
          "evidence",
          "topStudents",
          "quizChanges",
          "questions",
          "questionFacets"
        ],
        "x-event": {
          "type": "deleted",
          "subject": "quiz"
        },
        "x-codes": [
          "quiz.unknown",
          "quiz.beingTaken",
          "quiz.justClosed"
        ],
        "responses": {
          "200": {
            "description": "Deleted.",
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": [
                    "data"
                  ],
                  "properties": {
                    "data": {
                      "$ref": "#/components/schemas/Acknowledgement"
                    }
                  }
                },
                "example": {
                  "data": {
                    "message": "item deleted successfully"
                  }
                }
              }
            }
          },
          "400": {
            "$ref": "#/components/responses/BadRequest"
          },
          "401": {
            "$ref": "#/components/responses/Unauthorized"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "409": {
            "$ref": "#/components/responses/Conflict"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    },
    "/capabilities": {
      "get": {
        "operationId": "capabilities",
        "tags": [
          "server"
        ],
        "summary": "Read what the server offers",
        "description": "Which of the optional operations (`x-optional`) the server has. Widgets then do not\ntry what is not there. Where a server has no such list, a widget asks for what it needs, and\ndoes without what is a 404, 405 or 501.\n",
        "security": [],
        "x-optional": true,
        "responses": {
          "200": {
            "description": "What it offers.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Capabilities"
                }
              }
            }
          },
          "404": {
            "$ref": "#/components/responses/NotFound"
          },
          "default": {
            "$ref": "#/components/responses/Unexpected"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "The access token of `auth/login`, sent as `Authorization: Bearer <token>`."
      }
    },
    "parameters": {
      "Id": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "The object's id.",
        "schema": {
          "$ref": "#/components/schemas/Id",
          "x-label": "The id in the address"
        }
      },
      "GroupId": {
        "name": "groupId",
        "in": "path",
        "required": true,
        "description": "The group's id.",
        "schema": {
          "$ref": "#/components/schemas/Id",
          "x-label": "The group's id in the address"
        }
      },
      "Limit": {
        "name": "limit",
        "in": "query",
        "x-optional": true,
        "description": "How many to answer at most. A call with it is answered with a page.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "x-constants": {
            "maximum": "mostInPage"
          },
          "x-label": "The limit"
        }
      },
      "Cursor": {
        "name": "cursor",
        "in": "query",
        "x-optional": true,
        "description": "The `next` of the page before. `limit` may differ from page to page, and nothing else.\n",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "pattern": "^[\\x21-\\x7e]+$",
          "x-label": "The cursor",
          "x-sentences": {
            "pattern": "{label} is not one that this server has sent."
          }
        }
      },
      "RecordRevision": {
        "name": "revision",
        "in": "query",
        "x-optional": true,
        "description": "The `revision` of the object that the change is based on. If the object has another one by\nnow, nothing changes, and the answer is a 409 with the object as it is now (`present`).\nWidgets send it where the server has sent one; a server without revisions ignores it.\n",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "^[\\x21-\\x7e]+$",
          "x-label": "The revision",
          "x-sentences": {
            "pattern": "{label} is not one that this server has sent."
          }
        }
      },
      "Search": {
        "name": "q",
        "in": "query",
        "x-optional": true,
        "description": "Words to find.",
        "schema": {
          "type": "string",
          "maxLength": 1000,
          "x-constants": {
            "maxLength": "longestSearch"
          },
          "pattern": "^[^\\u0000]*$",
          "x-label": "The search"
        }
      }
    },
    "responses": {
      "BadRequest": {
        "x-codes": [
          "request.invalid",
          "request.brokenJson"
        ],
        "description": "The request does not fit the contract; `errors` names each field.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "Title is required.",
              "errors": [
                {
                  "field": "title",
                  "message": "Title is required."
                }
              ]
            }
          }
        }
      },
      "Unauthorized": {
        "x-codes": [
          "session.missing",
          "session.over",
          "account.inactive"
        ],
        "description": "No valid access token, or a wrong email or password.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "Sign in to continue."
            }
          }
        }
      },
      "Forbidden": {
        "x-codes": [
          "role.instructorOnly",
          "role.studentOnly"
        ],
        "description": "Signed in, but not allowed to do this.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "Only instructors can do this. Sign in as an instructor."
            }
          }
        }
      },
      "NotFound": {
        "description": "The object does not exist, or belongs to somebody else.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "This quiz does not exist or is not yours."
            }
          }
        }
      },
      "Conflict": {
        "description": "The object's state does not allow this.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "This quiz is closed and can no longer be joined."
            }
          }
        }
      },
      "Changed": {
        "x-codes": [
          "record.changed"
        ],
        "description": "The object has changed since the `revision` of the request, and `present` is the object as it\nis now; or, without `present`, its state does not allow this.\n",
        "content": {
          "application/json": {
            "schema": {
              "allOf": [
                {
                  "$ref": "#/components/schemas/Failure"
                },
                {
                  "type": "object",
                  "properties": {
                    "present": {
                      "anyOf": [
                        {
                          "$ref": "#/components/schemas/Group"
                        },
                        {
                          "$ref": "#/components/schemas/Student"
                        },
                        {
                          "$ref": "#/components/schemas/Question"
                        },
                        {
                          "$ref": "#/components/schemas/QuizWithQuestions"
                        }
                      ]
                    }
                  }
                }
              ]
            },
            "example": {
              "message": "This has changed since you opened it. Nothing was overwritten."
            }
          }
        }
      },
      "NotSubmitted": {
        "description": "The attempt still runs, and `attempt` is what the server holds of it now; or it is submitted\nor over, and `submitted` is what counts; or it has not begun, and the answer has neither.\n",
        "content": {
          "application/json": {
            "schema": {
              "allOf": [
                {
                  "$ref": "#/components/schemas/Failure"
                },
                {
                  "type": "object",
                  "properties": {
                    "attempt": {
                      "$ref": "#/components/schemas/Attempt"
                    },
                    "submitted": {
                      "$ref": "#/components/schemas/SubmittedAttempt"
                    }
                  }
                }
              ]
            },
            "example": {
              "message": "This quiz has not started yet. Wait for it to start."
            }
          }
        }
      },
      "AttemptOver": {
        "description": "The attempt is submitted or over, and `submitted` is what counts; or it has not begun, and\nthe answer has none.\n",
        "content": {
          "application/json": {
            "schema": {
              "allOf": [
                {
                  "$ref": "#/components/schemas/Failure"
                },
                {
                  "type": "object",
                  "properties": {
                    "submitted": {
                      "$ref": "#/components/schemas/SubmittedAttempt"
                    }
                  }
                }
              ]
            },
            "example": {
              "message": "This quiz is closed. You can no longer answer it."
            }
          }
        }
      },
      "TooManyRequests": {
        "x-codes": [
          "tries.tooMany"
        ],
        "description": "Too many tries. The message and `Retry-After` (in seconds) say when to retry.\n",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "Too many tries to sign in. Try again in 40 seconds."
            }
          }
        }
      },
      "Unexpected": {
        "x-codes": [
          "request.tooLarge",
          "request.wrongType",
          "tries.tooMany",
          "server.busy",
          "server.failed",
          "server.full",
          "server.unavailable",
          "server.uncertain"
        ],
        "description": "What any operation may answer: 413 for a body that is too large, 415 for one that is not\nJSON, 500 and 503 if the server itself is in trouble or overloaded. A 503 may say in\n`Retry-After` after how many seconds to retry.\n",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Failure"
            },
            "example": {
              "message": "The database is not responding. Try again in a moment."
            }
          }
        }
      }
    },
    "schemas": {
      "Id": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,64}$",
        "x-label": "Id",
        "x-sentences": {
          "required": "{label} is required.",
          "pattern": "{label} is not a valid id."
        },
        "examples": [
          "q7vX2m0Wc5aB"
        ]
      },
      "Instant": {
        "type": "string",
        "format": "date-time",
        "description": "An ISO 8601 instant with its offset.",
        "examples": [
          "2026-05-04T09:00:00.000Z"
        ]
      },
      "Role": {
        "type": "string",
        "description": "Roles of users.",
        "enum": [
          "Instructor",
          "Student"
        ],
        "x-constants": {
          "enum": "roles"
        }
      },
      "Difficulty": {
        "type": "string",
        "description": "Difficulties of questions and quizzes.",
        "enum": [
          "easy",
          "medium",
          "hard"
        ],
        "x-constants": {
          "enum": "difficulties"
        }
      },
      "QuestionType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "examples": [
          "FE",
          "BE",
          "DO"
        ],
        "x-constants": {
          "maxLength": "longestType",
          "examples": "usualTypes"
        },
        "description": "What a question is about. FE is front-end, BE back-end and DO DevOps. A server with types of\nits own lists them in `question_types` of `capabilities` and takes those in their place. Every\nserver refuses a type that it does not have.\n"
      },
      "QuizType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "examples": [
          "FE",
          "BE",
          "DO"
        ],
        "description": "From which questions a quiz is drawn: those of one `QuestionType`, or with DO, which is\n\"Both\", those of every type. So DO means on a server with types of its own too.\n"
      },
      "ShownType": {
        "type": "string",
        "examples": [
          "FE",
          "BE",
          "DO"
        ],
        "description": "The type of a question or a quiz, as it was stored: the server may since have got other types.\n"
      },
      "NamedType": {
        "type": "object",
        "description": "A type of questions on a server that has its own.",
        "required": [
          "value",
          "label"
        ],
        "properties": {
          "value": {
            "type": "string",
            "minLength": 1,
            "maxLength": 40,
            "description": "How requests and answers name it."
          },
          "label": {
            "type": "string",
            "description": "How people read it."
          }
        },
        "example": {
          "value": "BIO",
          "label": "Biology"
        }
      },
      "TextFormat": {
        "type": "string",
        "x-optional": true,
        "description": "How the texts of a question are written: its title, description and options. `markdown` is\nCommonMark with tables, highlighted code and formulas in LaTeX; HTML in it is text.\n",
        "enum": [
          "plain",
          "markdown"
        ],
        "x-constants": {
          "enum": "textFormats"
        },
        "x-lenient": true
      },
      "Tag": {
        "type": "string",
        "description": "A short text that questions are found by. Two that differ only in case or in surrounding\nblanks are the same tag.\n",
        "minLength": 1,
        "maxLength": 40,
        "x-constants": {
          "maxLength": "longestTag"
        },
        "x-one-line": true,
        "pattern": "^[^\\u0000-\\u001f,;|]*[^\\s\\u0000-\\u001f,;|][^\\u0000-\\u001f,;|]*$",
        "x-label": "Tag",
        "x-sentences": {
          "required": "{label} is required.",
          "pattern": "{label} must not contain commas, semicolons, vertical bars or line breaks."
        },
        "examples": [
          "css"
        ]
      },
      "Letter": {
        "type": "string",
        "description": "Letters of the options of a question. Most questions have four options.",
        "enum": [
          "A",
          "B",
          "C",
          "D",
          "E",
          "F"
        ],
        "x-constants": {
          "enum": "letters"
        }
      },
      "Letters": {
        "type": "string",
        "description": "The letters of one or more options, each once and in order, such as `B` or `AC`. Questions of\nthe kind `single` have one.\n",
        "minLength": 1,
        "maxLength": 6,
        "pattern": "^A?B?C?D?E?F?$",
        "examples": [
          "B",
          "AC"
        ]
      },
      "NumberText": {
        "type": "string",
        "description": "A number in digits, without an exponent and without zeros that add nothing, so that each number\nhas one spelling.\n",
        "minLength": 1,
        "maxLength": 80,
        "x-constants": {
          "maxLength": "longestNumber"
        },
        "pattern": "^(?!-0$)-?(0|[1-9]\\d*)(\\.\\d*[1-9])?$",
        "examples": [
          "-3.5",
          "1200"
        ]
      },
      "Answer": {
        "type": "string",
        "description": "An answer to a question, or its right answer: the letters of its options, or the number if it\nis of the kind `numeric`.\n",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "^(A?B?C?D?E?F?|(?!-0$)-?(0|[1-9]\\d*)(\\.\\d*[1-9])?)$",
        "examples": [
          "B",
          "AC",
          "-3.5"
        ]
      },
      "AcceptedNumber": {
        "type": "object",
        "x-optional": true,
        "description": "Numbers that earn points, all of them or a share.",
        "required": [
          "number"
        ],
        "additionalProperties": false,
        "properties": {
          "number": {
            "$ref": "#/components/schemas/NumberText",
            "x-label": "Number",
            "description": "The number, or one end of the range that `to` ends.",
            "x-sentences": {
              "required": "{label} is required.",
              "pattern": "{label} must be a number such as -3.5."
            }
          },
          "tolerance": {
            "type": "string",
            "x-optional": true,
            "x-label": "Tolerance",
            "maxLength": 80,
            "pattern": "^(0|[1-9]\\d*)(\\.\\d*[1-9])?%?$",
            "x-sentences": {
              "pattern": "{label} must be an amount such as 0.5, or percent such as 2%."
            },
            "description": "How far an answer may be from `number`, as an amount or as percent of it. Exact if it is left\nout; without a meaning beside `to`.\n"
          },
          "to": {
            "$ref": "#/components/schemas/NumberText",
            "x-optional": true,
            "x-label": "To",
            "description": "The other end of a range, which includes both ends.",
            "x-sentences": {
              "pattern": "{label} must be a number such as -3.5."
            }
          },
          "share": {
            "type": "integer",
            "x-optional": true,
            "x-label": "Share",
            "minimum": 1,
            "maximum": 100,
            "description": "Percent of the question's points where the quiz grades `partial`, counted in whole sixtieths;\nall of them if it is left out. With `all_or_nothing`, a part earns nothing.\n"
          }
        },
        "example": {
          "number": "9.81",
          "tolerance": "1%"
        }
      },
      "QuestionKind": {
        "type": "string",
        "x-optional": true,
        "description": "How a question is answered: with one of its options, with several, or with a number.\n",
        "enum": [
          "single",
          "multiple",
          "numeric"
        ],
        "x-constants": {
          "enum": "questionKinds"
        },
        "x-lenient": true
      },
      "QuestionQuality": {
        "type": "string",
        "x-optional": true,
        "description": "What closed quizzes say of a question, by its facility, its discrimination and its distractors.\n`bad`: students who did well elsewhere got it wrong more often, so its answer is in doubt.\n`weak`: it is too easy or too hard, barely discriminates, or has a distractor that nobody\nchose. `good`: it discriminates, and every distractor was chosen.\n",
        "enum": [
          "good",
          "weak",
          "bad"
        ],
        "x-constants": {
          "enum": "questionQualities"
        },
        "x-lenient": true
      },
      "ShortText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "x-constants": {
          "maxLength": "longestTitle"
        },
        "x-one-line": true,
        "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
      },
      "QuestionText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "x-constants": {
          "maxLength": "longestQuestion"
        },
        "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
      },
      "OptionText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "x-constants": {
          "maxLength": "longestOption"
        },
        "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
      },
      "LongText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 4000,
        "x-constants": {
          "maxLength": "longestDescription"
        },
        "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
      },
      "PersonName": {
        "type": "string",
        "description": "At least one character that can be seen. Somebody with one name has it as the first name, and a dash as the last name, which nothing shows.",
        "minLength": 1,
        "maxLength": 100,
        "x-constants": {
          "maxLength": "longestPersonName"
        },
        "x-one-line": true,
        "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
      },
      "Email": {
        "type": "string",
        "description": "One address, in any script. Before checking it, the forms and the reference server take out what surrounds it where the meaning is plain: invisible characters, `mailto:`, the name in `Name <address>`, and punctuation at the ends.",
        "minLength": 3,
        "maxLength": 254,
        "x-constants": {
          "maxLength": "longestEmailAddress"
        },
        "x-one-line": true,
        "pattern": "^[^\\s@\\u0000<>(),;:\"[\\]\\\\]+@([\\p{L}\\p{M}\\p{N}_\\u200C\\u200D-]+\\.)+([\\p{L}\\p{M}]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$",
        "x-label": "Email",
        "x-sentences": {
          "required": "Email is required.",
          "minLength": "Please enter a valid email address.",
          "maxLength": "Email must have at most 254 characters.",
          "pattern": "Please enter a valid email address."
        },
        "examples": [
          "ada@school.example"
        ]
      },
      "NewPassword": {
        "type": "string",
        "description": "At least one lower-case letter and one digit, and no leading space.",
        "minLength": 6,
        "maxLength": 200,
        "x-constants": {
          "minLength": "shortestPassword",
          "maxLength": "longestPassword"
        },
        "pattern": "^(?!\\s)(?=[^\\u0000]*[a-z])(?=[^\\u0000]*[0-9])[^\\u0000]+$",
        "x-label": "Password",
        "x-sentences": {
          "minLength": "Password must be at least 6 characters long.",
          "pattern": "Password must contain at least one lowercase letter and one number."
        },
        "examples": [
          "quizwright1"
        ]
      },
      "GivenPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^[^\\u0000]*$",
        "x-label": "Password",
        "examples": [
          "quizwright1"
        ]
      },
      "Options": {
        "type": "object",
        "description": "The options by letter: two to six, without a gap; none of the kind `numeric`. A server that does\nnot list `Options.E` in `capabilities` takes A to D and needs them all.\n",
        "x-label": "Options",
        "allOf": [
          {
            "if": {
              "required": [
                "D"
              ],
              "properties": {
                "D": {}
              }
            },
            "then": {
              "required": [
                "C"
              ],
              "properties": {
                "C": {}
              }
            }
          },
          {
            "if": {
              "required": [
                "E"
              ],
              "properties": {
                "E": {}
              }
            },
            "then": {
              "required": [
                "D"
              ],
              "properties": {
                "D": {}
              }
            }
          },
          {
            "if": {
              "required": [
                "F"
              ],
              "properties": {
                "F": {}
              }
            },
            "then": {
              "required": [
                "E"
              ],
              "properties": {
                "E": {}
              }
            }
          }
        ],
        "additionalProperties": false,
        "properties": {
          "A": {
            "$ref": "#/components/schemas/OptionText",
            "x-label": "Option A",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "B": {
            "$ref": "#/components/schemas/OptionText",
            "x-label": "Option B",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "C": {
            "$ref": "#/components/schemas/OptionText",
            "x-label": "Option C",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "D": {
            "$ref": "#/components/schemas/OptionText",
            "x-label": "Option D",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "E": {
            "$ref": "#/components/schemas/OptionText",
            "x-optional": true,
            "x-label": "Option E",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "F": {
            "$ref": "#/components/schemas/OptionText",
            "x-optional": true,
            "x-label": "Option F",
            "x-sentences": {
              "required": "{label} is required"
            }
          }
        }
      },
      "ShownOptions": {
        "type": "object",
        "description": "The options by letter, two to six without a gap; most questions have four, and those of the kind\n`numeric` none.\n",
        "properties": {
          "A": {
            "type": "string"
          },
          "B": {
            "type": "string"
          },
          "C": {
            "type": "string"
          },
          "D": {
            "type": "string"
          },
          "E": {
            "type": "string",
            "x-optional": true
          },
          "F": {
            "type": "string",
            "x-optional": true
          }
        }
      },
      "RecordRevision": {
        "x-optional": true,
        "description": "Differs whenever a field that can be changed differs; clients only send it back with a change,\nas text. Left out by servers without revisions.\n",
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "integer"
          }
        ],
        "examples": [
          "bHk0Zx8Qp1c"
        ]
      },
      "Acknowledgement": {
        "type": "object",
        "description": "The answer to an action that has nothing else to say.",
        "properties": {
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "Created": {
        "type": "object",
        "description": "The object that was made. A server may send all of it.",
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id",
            "description": "Its id. A server that follows only the specification may leave it out."
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "Saved": {
        "type": "object",
        "description": "The object that was changed. A server may send all of it.",
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "revision": {
            "$ref": "#/components/schemas/RecordRevision"
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "Failure": {
        "type": "object",
        "required": [
          "message"
        ],
        "properties": {
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          },
          "code": {
            "$ref": "#/components/schemas/FailureCode",
            "x-optional": true,
            "description": "Why it was refused, for programs: it stays the same when the message changes or is\ntranslated. Left out for a reason that is not listed. Clients accept any other.\n"
          },
          "errors": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "field",
                "message"
              ],
              "properties": {
                "field": {
                  "type": "string",
                  "description": "Path of the field with dots."
                },
                "message": {
                  "type": "string"
                }
              }
            }
          }
        }
      },
      "FailureCode": {
        "description": "A stable name for the reason of a refusal: what is concerned, and what about it. Each has one\nstatus. `x-codes` says which operations send it.\n",
        "oneOf": [
          {
            "const": "request.invalid",
            "x-status": 400,
            "description": "The request does not fit the contract; `errors` names the fields."
          },
          {
            "const": "request.brokenJson",
            "x-status": 400,
            "description": "The body cannot be parsed."
          },
          {
            "const": "request.tooLarge",
            "x-status": 413,
            "description": "The body is too large."
          },
          {
            "const": "request.wrongType",
            "x-status": 415,
            "description": "The body is sent as another type than the operation takes."
          },
          {
            "const": "record.changed",
            "x-status": 409,
            "description": "It has changed since the `revision` that was sent; `present` says to what."
          },
          {
            "const": "tries.tooMany",
            "x-status": 429,
            "description": "Too many tries; `Retry-After` says when to retry."
          },
          {
            "const": "server.busy",
            "x-status": 503,
            "description": "Too many requests at once. Nothing was changed."
          },
          {
            "const": "server.failed",
            "x-status": 500,
            "description": "The server made a mistake."
          },
          {
            "const": "server.full",
            "x-status": 503,
            "description": "The server has no space to store anything."
          },
          {
            "const": "server.unavailable",
            "x-status": 503,
            "description": "The server's database is not responding."
          },
          {
            "const": "server.uncertain",
            "x-status": 503,
            "description": "The database is not responding, and the change may or may not have been saved."
          },
          {
            "const": "session.missing",
            "x-status": 401,
            "description": "The request has no token."
          },
          {
            "const": "session.over",
            "x-status": 401,
            "description": "The token is wrong, or its session has ended."
          },
          {
            "const": "account.inactive",
            "x-status": 401,
            "description": "The token's owner has an inactive account."
          },
          {
            "const": "role.instructorOnly",
            "x-status": 403,
            "description": "Only instructors may call this."
          },
          {
            "const": "role.studentOnly",
            "x-status": 403,
            "description": "Only students may call this."
          },
          {
            "const": "login.wrong",
            "x-status": 401,
            "description": "The email or the password is wrong."
          },
          {
            "const": "login.inactive",
            "x-status": 403,
            "description": "The password is right, and the account is inactive."
          },
          {
            "const": "login.localOnly",
            "x-status": 403,
            "description": "The account has a public password and works only on the server's own computer."
          },
          {
            "const": "registration.closed",
            "x-status": 403,
            "description": "Nobody may register."
          },
          {
            "const": "registration.studentsOnly",
            "x-status": 403,
            "description": "Only students may register."
          },
          {
            "const": "otp.wrong",
            "x-status": 400,
            "description": "The one-time code is wrong, used, expired or tried too often."
          },
          {
            "const": "confirmation.wrong",
            "x-status": 400,
            "description": "The one-time code or the password is wrong, or the code is no longer valid."
          },
          {
            "const": "password.wrong",
            "x-status": 400,
            "description": "The old password is wrong."
          },
          {
            "const": "email.taken",
            "x-status": 409,
            "description": "An account with this email exists."
          },
          {
            "const": "email.awaited",
            "x-status": 409,
            "description": "Another account is waiting to confirm this email."
          },
          {
            "const": "email.unusedAccount",
            "x-status": 409,
            "description": "Nobody has signed in to the account yet, so only the instructor who added the student can change its email."
          },
          {
            "const": "group.unknown",
            "x-status": 404,
            "description": "The group does not exist or is not the caller's."
          },
          {
            "const": "group.notYours",
            "x-status": 400,
            "description": "The body names a group that is not one of the caller's."
          },
          {
            "const": "group.full",
            "x-status": 409,
            "description": "The group has as many students as it may have."
          },
          {
            "const": "group.tooSmall",
            "x-status": 409,
            "description": "The group has more students than that."
          },
          {
            "const": "group.hasQuizzes",
            "x-status": 409,
            "description": "The group still has quizzes."
          },
          {
            "const": "student.unknown",
            "x-status": 404,
            "description": "The student does not exist."
          },
          {
            "const": "student.notInGroup",
            "x-status": 404,
            "description": "The student is not in this group."
          },
          {
            "const": "student.inGroup",
            "x-status": 409,
            "description": "The student is in a group already."
          },
          {
            "const": "student.notBonded",
            "x-status": 403,
            "description": "The student is not in any of the caller's groups."
          },
          {
            "const": "student.otherInstructor",
            "x-status": 403,
            "description": "The student is in another instructor's group."
          },
          {
            "const": "student.otherResults",
            "x-status": 409,
            "description": "Other instructors have results of the student."
          },
          {
            "const": "student.takingQuiz",
            "x-status": 409,
            "description": "The student is taking a quiz that is not graded yet."
          },
          {
            "const": "student.hasPassword",
            "x-status": 409,
            "description": "The student has set a password and needs no invitation."
          },
          {
            "const": "student.inactive",
            "x-status": 409,
            "description": "The student's account is inactive."
          },
          {
            "const": "student.erased",
            "x-status": 409,
            "description": "The student's personal data was erased."
          },
          {
            "const": "question.unknown",
            "x-status": 404,
            "description": "The question does not exist or is not the caller's."
          },
          {
            "const": "bank.full",
            "x-status": 409,
            "description": "The question bank holds as many questions as it may."
          },
          {
            "const": "picture.unknown",
            "x-status": 404,
            "description": "The picture does not exist, or the caller may not see it."
          },
          {
            "const": "picture.unreadable",
            "x-status": 400,
            "description": "The file is not a still picture in PNG, JPEG, WebP or AVIF, or it is damaged."
          },
          {
            "const": "picture.tooManyParts",
            "x-status": 400,
            "description": "The picture is stored in more parts than encoders write."
          },
          {
            "const": "picture.tooLarge",
            "x-status": 400,
            "description": "The picture has too many bytes, or too many pixels."
          },
          {
            "const": "pictures.full",
            "x-status": 409,
            "description": "The instructor's pictures take as much room as they may."
          },
          {
            "const": "quiz.unknown",
            "x-status": 404,
            "description": "The quiz does not exist or is not the caller's."
          },
          {
            "const": "quiz.tooFewQuestions",
            "x-status": 409,
            "description": "Too few questions of the bank match the quiz."
          },
          {
            "const": "quiz.beingTaken",
            "x-status": 409,
            "description": "The quiz is open, and students have joined it."
          },
          {
            "const": "quiz.justClosed",
            "x-status": 409,
            "description": "The last submissions may still be arriving."
          },
          {
            "const": "quiz.hasOpened",
            "x-status": 409,
            "description": "The quiz has opened, and its order and its grading stay as they are."
          },
          {
            "const": "quiz.notClosed",
            "x-status": 409,
            "description": "The quiz has not closed yet."
          },
          {
            "const": "schedule.unreal",
            "x-status": 400,
            "description": "The schedule is no real date and time."
          },
          {
            "const": "schedule.past",
            "x-status": 400,
            "description": "The schedule is in the past."
          },
          {
            "const": "schedule.tooFar",
            "x-status": 400,
            "description": "The schedule is too many years ahead."
          },
          {
            "const": "time.tooLate",
            "x-status": 409,
            "description": "The quiz closed too long ago to add time."
          },
          {
            "const": "time.submitted",
            "x-status": 409,
            "description": "The student has submitted the quiz."
          },
          {
            "const": "participant.unknown",
            "x-status": 400,
            "description": "The student has not joined the quiz."
          },
          {
            "const": "join.unknown",
            "x-status": 404,
            "description": "No quiz has this code."
          },
          {
            "const": "join.closed",
            "x-status": 409,
            "description": "The quiz is closed."
          },
          {
            "const": "join.otherGroup",
            "x-status": 403,
            "description": "The quiz is for another group than the student's."
          },
          {
            "const": "join.full",
            "x-status": 409,
            "description": "The group of the quiz has no room for the student."
          },
          {
            "const": "attempt.notJoined",
            "x-status": 403,
            "description": "The student has not joined the quiz."
          },
          {
            "const": "attempt.notStarted",
            "x-status": 409,
            "description": "The quiz has not started yet."
          },
          {
            "const": "attempt.notBegun",
            "x-status": 409,
            "description": "The student has not read the questions yet."
          },
          {
            "const": "attempt.submitted",
            "x-status": 409,
            "description": "The student has submitted the quiz with other answers."
          },
          {
            "const": "attempt.over",
            "x-status": 409,
            "description": "The student's time is over."
          },
          {
            "const": "submit.stale",
            "x-status": 409,
            "description": "Another device changed answers that the student has not seen."
          },
          {
            "const": "submit.early",
            "x-status": 409,
            "description": "The device submitted at the end of the time, and time remains."
          },
          {
            "const": "lateSubmission.none",
            "x-status": 404,
            "description": "The participant has no late submission, or no accepted one to undo."
          }
        ]
      },
      "SignIn": {
        "type": "object",
        "required": [
          "email",
          "password"
        ],
        "additionalProperties": false,
        "properties": {
          "email": {
            "$ref": "#/components/schemas/Email"
          },
          "password": {
            "$ref": "#/components/schemas/GivenPassword"
          }
        },
        "example": {
          "email": "ada@school.example",
          "password": "quizwright1"
        }
      },
      "Session": {
        "type": "object",
        "description": "The account that has signed in, and the token of its calls.",
        "required": [
          "profile",
          "accessToken"
        ],
        "properties": {
          "message": {
            "type": "string"
          },
          "profile": {
            "$ref": "#/components/schemas/Profile"
          },
          "accessToken": {
            "type": "string"
          }
        }
      },
      "SavedStudent": {
        "type": "object",
        "description": "The student who was changed. A server may send all of it.",
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "revision": {
            "$ref": "#/components/schemas/RecordRevision"
          },
          "email_pending": {
            "$ref": "#/components/schemas/PendingEmail",
            "x-optional": true
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "Profile": {
        "type": "object",
        "description": "An account, as its owner sees it.",
        "required": [
          "_id",
          "first_name",
          "last_name",
          "email",
          "role"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "first_name": {
            "type": "string"
          },
          "last_name": {
            "type": "string"
          },
          "email": {
            "type": "string"
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          },
          "status": {
            "type": "string",
            "description": "`active`, or otherwise.",
            "examples": [
              "active"
            ]
          },
          "group": {
            "$ref": "#/components/schemas/GroupName"
          }
        },
        "example": {
          "_id": "u_ada",
          "first_name": "Ada",
          "last_name": "Lovelace",
          "email": "ada@school.example",
          "role": "Instructor",
          "status": "active"
        }
      },
      "GroupName": {
        "type": "object",
        "description": "The student's group.",
        "required": [
          "name"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "name": {
            "type": "string"
          }
        }
      },
      "Registration": {
        "type": "object",
        "required": [
          "first_name",
          "last_name",
          "role",
          "email",
          "password"
        ],
        "additionalProperties": false,
        "properties": {
          "first_name": {
            "$ref": "#/components/schemas/PersonName",
            "x-label": "First name"
          },
          "last_name": {
            "$ref": "#/components/schemas/PersonName",
            "x-label": "Last name"
          },
          "role": {
            "type": "string",
            "enum": [
              "Instructor",
              "Student"
            ],
            "x-label": "Role",
            "x-sentences": {
              "required": "Role must be either student or instructor.",
              "enum": "Role must be either student or instructor.",
              "type": "Role must be either student or instructor."
            }
          },
          "email": {
            "$ref": "#/components/schemas/Email"
          },
          "password": {
            "$ref": "#/components/schemas/NewPassword"
          }
        },
        "example": {
          "first_name": "Grace",
          "last_name": "Hopper",
          "role": "Student",
          "email": "grace@school.example",
          "password": "quizwright1"
        }
      },
      "ForgottenPassword": {
        "type": "object",
        "required": [
          "email"
        ],
        "additionalProperties": false,
        "properties": {
          "email": {
            "$ref": "#/components/schemas/Email"
          }
        },
        "example": {
          "email": "ada@school.example"
        }
      },
      "PasswordReset": {
        "type": "object",
        "required": [
          "email",
          "otp",
          "password"
        ],
        "additionalProperties": false,
        "properties": {
          "email": {
            "$ref": "#/components/schemas/Email"
          },
          "otp": {
            "type": "string",
            "description": "The one-time code, or the code of the invitation, from the mail. Spaces, dashes and case\nare ignored.\n",
            "x-label": "OTP",
            "minLength": 1,
            "maxLength": 40,
            "x-constants": {
              "maxLength": "longestOneTimeCode"
            },
            "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
          },
          "password": {
            "$ref": "#/components/schemas/NewPassword"
          }
        },
        "example": {
          "email": "ada@school.example",
          "otp": "40281793",
          "password": "quizwright2"
        }
      },
      "EmailConfirmation": {
        "type": "object",
        "x-optional": true,
        "required": [
          "email",
          "otp",
          "password"
        ],
        "additionalProperties": false,
        "properties": {
          "email": {
            "$ref": "#/components/schemas/Email",
            "description": "The new one."
          },
          "otp": {
            "type": "string",
            "description": "The one-time code from the mail. Spaces and dashes are ignored.",
            "x-label": "OTP",
            "minLength": 1,
            "maxLength": 40,
            "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
          },
          "password": {
            "$ref": "#/components/schemas/GivenPassword"
          }
        },
        "example": {
          "email": "grace.hopper@school.example",
          "otp": "40281793",
          "password": "quizwright1"
        }
      },
      "PasswordChange": {
        "type": "object",
        "required": [
          "password",
          "password_new"
        ],
        "additionalProperties": false,
        "properties": {
          "password": {
            "$ref": "#/components/schemas/GivenPassword",
            "x-label": "Old password"
          },
          "password_new": {
            "$ref": "#/components/schemas/NewPassword",
            "x-label": "New password"
          }
        },
        "example": {
          "password": "quizwright1",
          "password_new": "quizwright2"
        }
      },
      "GroupInput": {
        "type": "object",
        "required": [
          "name",
          "max_students"
        ],
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "x-label": "Group name",
            "minLength": 3,
            "maxLength": 100,
            "x-constants": {
              "minLength": "shortestGroupName",
              "maxLength": "longestGroupName"
            },
            "x-one-line": true,
            "pattern": "^\\s*[^\\s\\u0000][^\\u0000]+[^\\s\\u0000]\\s*$",
            "x-sentences": {
              "required": "Group name is required",
              "minLength": "Group name must be at least 3 characters",
              "pattern": "Group name must be at least 3 characters"
            }
          },
          "max_students": {
            "type": "integer",
            "x-label": "Max students",
            "minimum": 1,
            "maximum": 100,
            "x-constants": {
              "maximum": "mostStudents"
            },
            "x-sentences": {
              "minimum": "Max students must be greater than 0",
              "maximum": "Max students cannot exceed 100"
            }
          }
        },
        "example": {
          "name": "Web 1",
          "max_students": 20
        }
      },
      "Group": {
        "type": "object",
        "description": "A group in the list.",
        "required": [
          "_id",
          "name",
          "max_students"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "revision": {
            "$ref": "#/components/schemas/RecordRevision"
          },
          "name": {
            "type": "string"
          },
          "max_students": {
            "type": "integer"
          },
          "size": {
            "type": "integer",
            "minimum": 0,
            "x-optional": true,
            "description": "How many students it has."
          }
        },
        "example": {
          "_id": "g_web1",
          "name": "Web 1",
          "max_students": 20,
          "size": 18
        }
      },
      "Next": {
        "description": "What to send as `cursor` for the next page; null after the last.",
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "null"
          }
        ]
      },
      "Total": {
        "type": "integer",
        "minimum": 0,
        "description": "How many there are on all pages together."
      },
      "GroupWithStudents": {
        "type": "object",
        "description": "A group with its students.",
        "required": [
          "name",
          "students"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "name": {
            "type": "string"
          },
          "max_students": {
            "type": "integer"
          },
          "students": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/GroupStudent"
            }
          }
        }
      },
      "GroupStudent": {
        "type": "object",
        "description": "A student of a group. Students see only the `_id`.",
        "required": [
          "_id"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "first_name": {
            "type": "string"
          },
          "last_name": {
            "type": "string"
          },
          "email": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "description": "`active`, or otherwise.",
            "examples": [
              "active"
            ]
          }
        }
      },
      "Student": {
        "type": "object",
        "description": "A student, as instructors see them.",
        "required": [
          "_id",
          "first_name",
          "last_name",
          "email"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "revision": {
            "$ref": "#/components/schemas/RecordRevision"
          },
          "first_name": {
            "type": "string"
          },
          "last_name": {
            "type": "string"
          },
          "email": {
            "type": "string"
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          },
          "status": {
            "type": "string",
            "description": "`active`, or otherwise.",
            "examples": [
              "active"
            ]
          },
          "group": {
            "$ref": "#/components/schemas/GroupName"
          },
          "email_pending": {
            "$ref": "#/components/schemas/PendingEmail",
            "x-optional": true
          },
          "invited": {
            "type": "boolean",
            "description": "True while nobody has set a password for the account. Absent otherwise, and on servers\nwithout `inviteStudent`.\n",
            "x-optional": true
          },
          "denied": {
            "type": "array",
            "description": "What the calling instructor may not do with the student: `edit` and `delete` without a\nbond, only `delete` if another instructor has results of the student. Empty if they may\ndo both. Absent if the server does not tell, and for students.\n",
            "x-optional": true,
            "items": {
              "type": "string",
              "enum": [
                "edit",
                "delete"
              ],
              "x-constants": {
                "enum": "bondedActs"
              }
            }
          }
        },
        "example": {
          "_id": "u_grace",
          "first_name": "Grace",
          "last_name": "Hopper",
          "email": "grace@school.example",
          "status": "active",
          "group": {
            "_id": "g_web1",
            "name": "Web 1"
          }
        }
      },
      "StudentPage": {
        "type": "object",
        "x-optional": true,
        "required": [
          "items",
          "next",
          "total"
        ],
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Student"
            }
          },
          "next": {
            "$ref": "#/components/schemas/Next"
          },
          "total": {
            "$ref": "#/components/schemas/Total"
          },
          "counts": {
            "type": "object",
            "description": "How many students there are, whatever is asked for: all of them, those without a group,\nand those in a group that is not one of the caller's.\n",
            "required": [
              "all",
              "none",
              "elsewhere"
            ],
            "properties": {
              "all": {
                "type": "integer",
                "minimum": 0
              },
              "none": {
                "type": "integer",
                "minimum": 0
              },
              "elsewhere": {
                "type": "integer",
                "minimum": 0
              }
            }
          }
        }
      },
      "PendingEmail": {
        "type": "string",
        "description": "The email that replaces the current one once the owner has confirmed it (`confirmEmail`).\nAbsent if no change is pending.\n",
        "examples": [
          "grace.hopper@school.example"
        ]
      },
      "StudentInput": {
        "type": "object",
        "required": [
          "first_name",
          "last_name",
          "email"
        ],
        "additionalProperties": false,
        "properties": {
          "first_name": {
            "$ref": "#/components/schemas/PersonName",
            "x-label": "First name"
          },
          "last_name": {
            "$ref": "#/components/schemas/PersonName",
            "x-label": "Last name"
          },
          "email": {
            "$ref": "#/components/schemas/Email"
          },
          "group": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Group"
          }
        },
        "example": {
          "first_name": "Grace",
          "last_name": "Hopper",
          "email": "grace@school.example",
          "group": "g_web1"
        }
      },
      "StudentChange": {
        "type": "object",
        "required": [
          "_id"
        ],
        "additionalProperties": false,
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Id of the student"
          },
          "first_name": {
            "$ref": "#/components/schemas/PersonName",
            "x-label": "First name"
          },
          "last_name": {
            "$ref": "#/components/schemas/PersonName",
            "x-label": "Last name"
          },
          "email": {
            "$ref": "#/components/schemas/Email"
          },
          "status": {
            "type": "string",
            "x-label": "Status",
            "description": "Only active students can sign in.",
            "enum": [
              "active",
              "inactive"
            ],
            "x-constants": {
              "enum": "studentStatuses"
            }
          },
          "keep_email": {
            "type": "boolean",
            "description": "True cancels a pending change of the email.",
            "x-label": "Keep email",
            "x-optional": true
          }
        },
        "example": {
          "_id": "u_grace",
          "status": "inactive"
        }
      },
      "RankedStudent": {
        "type": "object",
        "description": "A student in the ranking.",
        "required": [
          "first_name",
          "last_name",
          "avg_score"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "first_name": {
            "type": "string"
          },
          "last_name": {
            "type": "string"
          },
          "avg_score": {
            "type": "number",
            "description": "Mean score in percent of the maximum, 0 to 100, with one decimal."
          }
        },
        "example": {
          "_id": "u_grace",
          "first_name": "Grace",
          "last_name": "Hopper",
          "avg_score": 87.5
        }
      },
      "Capabilities": {
        "type": "object",
        "description": "What the server has beyond the specification.",
        "required": [
          "operations"
        ],
        "properties": {
          "operations": {
            "type": "array",
            "description": "The ids of the optional operations that the server has. Names that are not in this\ndocument say nothing.\n",
            "items": {
              "type": "string"
            }
          },
          "fields": {
            "type": "array",
            "x-optional": true,
            "description": "The optional fields of bodies that the server takes, and the fields that it takes empty\n(`x-may-be-empty`), each after its schema. Widgets offer a new field, and leave one empty,\nonly where it is listed. Names that are not in this document say nothing.\n",
            "items": {
              "type": "string"
            }
          },
          "question_types": {
            "type": "array",
            "x-optional": true,
            "description": "The types that questions can have, in the order of choices. Left out where they are those\nof the specification.\n",
            "items": {
              "$ref": "#/components/schemas/NamedType"
            }
          },
          "ranking": {
            "$ref": "#/components/schemas/RankingShown"
          }
        },
        "example": {
          "operations": [
            "me",
            "logout",
            "saveAnswers",
            "extendTime",
            "evidence"
          ],
          "fields": [
            "QuestionInput.format",
            "Options.E",
            "QuizInput.shuffle_options"
          ]
        }
      },
      "RankingShown": {
        "type": "string",
        "x-optional": true,
        "description": "What students see of the ranking: everyone in it, their own place, or nothing. Left out for\n`everybody`.\n",
        "enum": [
          "everybody",
          "own place",
          "nobody"
        ],
        "x-constants": {
          "enum": "rankingsShown"
        },
        "x-lenient": true
      },
      "Place": {
        "type": "object",
        "description": "A student's place in the ranking.",
        "required": [
          "place",
          "of",
          "avg_score"
        ],
        "properties": {
          "place": {
            "description": "Counted from the best, who is 1; null while none of the student's quizzes counts.",
            "oneOf": [
              {
                "type": "integer",
                "minimum": 1
              },
              {
                "type": "null"
              }
            ]
          },
          "of": {
            "type": "integer",
            "minimum": 0,
            "description": "How many are ranked."
          },
          "avg_score": {
            "description": "As in the ranking; null while none of the student's quizzes counts.",
            "oneOf": [
              {
                "type": "number",
                "minimum": 0,
                "maximum": 100
              },
              {
                "type": "null"
              }
            ]
          }
        },
        "example": {
          "place": 12,
          "of": 28,
          "avg_score": 61.5
        }
      },
      "QuestionInput": {
        "type": "object",
        "required": [
          "title",
          "description",
          "options",
          "answer",
          "type",
          "difficulty"
        ],
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/components/schemas/QuestionText",
            "x-label": "Title",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "description": {
            "type": "string",
            "maxLength": 4000,
            "pattern": "^[^\\u0000]*$",
            "x-may-be-empty": true,
            "x-label": "Description",
            "description": "Why the right answer is right. Widgets leave it empty only on servers that name it in\n`capabilities`.\n",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "options": {
            "$ref": "#/components/schemas/Options"
          },
          "answer": {
            "$ref": "#/components/schemas/Answer",
            "x-label": "Answer",
            "x-sentences": {
              "required": "{label} is required",
              "pattern": "{label} must name options by their letters in order, such as B or AC, or be a number."
            }
          },
          "type": {
            "$ref": "#/components/schemas/QuestionType",
            "x-label": "Type",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "difficulty": {
            "$ref": "#/components/schemas/Difficulty",
            "x-label": "Difficulty",
            "x-sentences": {
              "required": "{label} is required"
            }
          },
          "format": {
            "$ref": "#/components/schemas/TextFormat",
            "x-optional": true,
            "x-label": "Format",
            "description": "How its texts are written; `plain` if it is left out."
          },
          "kind": {
            "$ref": "#/components/schemas/QuestionKind",
            "x-optional": true,
            "x-label": "Kind",
            "description": "How it is answered; `single` if it is left out."
          },
          "accepted": {
            "type": "array",
            "x-optional": true,
            "x-label": "Accepted",
            "description": "What counts beside `answer` itself, which always earns all points. Only for the kind `numeric`,\nwhich a server takes that names this field in `capabilities`.\n",
            "maxItems": 10,
            "x-constants": {
              "maxItems": "mostAccepted"
            },
            "items": {
              "$ref": "#/components/schemas/AcceptedNumber"
            }
          },
          "tags": {
            "type": "array",
            "x-optional": true,
            "x-label": "Tags",
            "description": "What it is found by beside its texts; none if it is left out. Of tags that are the same,\nthe first is kept.\n",
            "maxItems": 10,
            "x-constants": {
              "maxItems": "mostTags"
            },
            "items": {
              "$ref": "#/components/schemas/Tag"
            }
          }
        },
        "allOf": [
          {
            "if": {
              "properties": {
                "kind": {
                  "const": "single"
                }
              }
            },
            "then": {
              "properties": {
                "answer": {
                  "$ref": "#/components/schemas/Letter"
                }
              }
            }
          },
          {
            "if": {
              "required": [
                "kind"
              ],
              "properties": {
                "kind": {
                  "const": "numeric"
                }
              }
            },
            "then": {
              "properties": {
                "answer": {
                  "$ref": "#/components/schemas/NumberText"
                },
                "options": {
                  "maxProperties": 0
                }
              }
            }
          },
          {
            "if": {
              "properties": {
                "kind": {
                  "enum": [
                    "single",
                    "multiple"
                  ]
                }
              }
            },
            "then": {
              "properties": {
                "answer": {
                  "$ref": "#/components/schemas/Letters"
                },
                "options": {
                  "required": [
                    "A",
                    "B"
                  ],
                  "properties": {
                    "A": {},
                    "B": {},
                    "C": {},
                    "D": {},
                    "E": {},
                    "F": {}
                  }
                },
                "accepted": {
                  "maxItems": 0
                }
              }
            }
          },
          {
            "if": {
              "required": [
                "answer"
              ],
              "properties": {
                "answer": {
                  "type": "string",
                  "pattern": "C"
                }
              }
            },
            "then": {
              "properties": {
                "options": {
                  "required": [
                    "C"
                  ],
                  "properties": {
                    "C": {}
                  }
                }
              }
            }
          },
          {
            "if": {
              "required": [
                "answer"
              ],
              "properties": {
                "answer": {
                  "type": "string",
                  "pattern": "D"
                }
              }
            },
            "then": {
              "properties": {
                "options": {
                  "required": [
                    "D"
                  ],
                  "properties": {
                    "D": {}
                  }
                }
              }
            }
          },
          {
            "if": {
              "required": [
                "answer"
              ],
              "properties": {
                "answer": {
                  "type": "string",
                  "pattern": "E"
                }
              }
            },
            "then": {
              "properties": {
                "options": {
                  "required": [
                    "E"
                  ],
                  "properties": {
                    "E": {}
                  }
                }
              }
            }
          },
          {
            "if": {
              "required": [
                "answer"
              ],
              "properties": {
                "answer": {
                  "type": "string",
                  "pattern": "F"
                }
              }
            },
            "then": {
              "properties": {
                "options": {
                  "required": [
                    "F"
                  ],
                  "properties": {
                    "F": {}
                  }
                }
              }
            }
          }
        ],
        "example": {
          "title": "Which status code says that a resource was created?",
          "description": "201 names the new resource in its Location header.",
          "options": {
            "A": "200",
            "B": "201",
            "C": "204",
            "D": "301"
          },
          "answer": "B",
          "type": "BE",
          "difficulty": "easy"
        }
      },
      "QuestionImport": {
        "type": "object",
        "required": [
          "questions"
        ],
        "additionalProperties": false,
        "properties": {
          "questions": {
            "type": "array",
            "x-label": "Questions",
            "minItems": 1,
            "maxItems": 200,
            "x-constants": {
              "maxItems": "mostQuestionsInCall"
            },
            "items": {
              "$ref": "#/components/schemas/QuestionInput"
            }
          }
        },
        "example": {
          "questions": [
            {
              "title": "Which status code says that a resource was created?",
              "description": "201 names the new resource in its Location header.",
              "options": {
                "A": "200",
                "B": "201",
                "C": "204",
                "D": "301"
              },
              "answer": "B",
              "type": "BE",
              "difficulty": "easy"
            }
          ]
        }
      },
      "UploadedPicture": {
        "type": "object",
        "description": "A picture that was uploaded.",
        "x-optional": true,
        "required": [
          "_id",
          "type",
          "width",
          "height"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id",
            "description": "What the picture is called in a text: `media:` and this. Where it ends in `-`, a width, `x`\nand a height, such as `-640x480`, widgets keep that much room before the picture has\nloaded.\n"
          },
          "type": {
            "type": "string",
            "enum": [
              "image/png",
              "image/jpeg",
              "image/webp",
              "image/avif"
            ],
            "x-constants": {
              "enum": "pictureTypes"
            },
            "x-lenient": true,
            "description": "What the picture is by its content."
          },
          "width": {
            "type": "integer",
            "minimum": 1,
            "maximum": 4096,
            "x-constants": {
              "maximum": "mostPixelsASide"
            },
            "description": "In pixels, as it is shown."
          },
          "height": {
            "type": "integer",
            "minimum": 1,
            "maximum": 4096,
            "description": "In pixels, as it is shown."
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        },
        "example": {
          "_id": "u1GDNZkcTcXgZwX0Iq6vYp2sVwqzPZ1mA9sV4o5tQ8k-640x480",
          "type": "image/png",
          "width": 640,
          "height": 480,
          "message": "Picture added"
        }
      },
      "ImportedQuestions": {
        "type": "object",
        "description": "The questions that were added to the bank.",
        "required": [
          "ids"
        ],
        "properties": {
          "ids": {
            "type": "array",
            "description": "The ids of the stored questions, in the order in which they were sent.",
            "items": {
              "$ref": "#/components/schemas/Id"
            }
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "Question": {
        "type": "object",
        "description": "A question of the bank, with its right answer.",
        "if": {
          "properties": {
            "kind": {
              "enum": [
                "single",
                "multiple"
              ]
            }
          }
        },
        "then": {
          "properties": {
            "options": {
              "required": [
                "A",
                "B"
              ],
              "properties": {
                "A": {},
                "B": {},
                "C": {},
                "D": {},
                "E": {},
                "F": {}
              }
            }
          }
        },
        "required": [
          "_id",
          "title",
          "options",
          "answer"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "revision": {
            "$ref": "#/components/schemas/RecordRevision"
          },
          "title": {
            "type": "string"
          },
          "description": {
            "type": "string",
            "default": ""
          },
          "options": {
            "$ref": "#/components/schemas/ShownOptions"
          },
          "answer": {
            "$ref": "#/components/schemas/Answer"
          },
          "accepted": {
            "type": "array",
            "x-optional": true,
            "description": "What counts beside the number `answer`. Left out where nothing does.",
            "items": {
              "$ref": "#/components/schemas/AcceptedNumber"
            }
          },
          "type": {
            "$ref": "#/components/schemas/ShownType",
            "default": "FE"
          },
          "difficulty": {
            "$ref": "#/components/schemas/Difficulty",
            "default": "easy"
          },
          "format": {
            "$ref": "#/components/schemas/TextFormat",
            "x-optional": true,
            "description": "How its texts are written. Left out where it is `plain`."
          },
          "kind": {
            "$ref": "#/components/schemas/QuestionKind",
            "x-optional": true,
            "description": "How it is answered. Left out where it is `single`."
          },
          "tags": {
            "type": "array",
            "x-optional": true,
            "description": "What it is found by beside its texts. Left out where there are none.",
            "items": {
              "type": "string"
            }
          },
          "used": {
            "type": "boolean",
            "x-optional": true,
            "description": "Whether a quiz has drawn it. Left out where none has, and by servers that do not know.\n"
          },
          "quality": {
            "$ref": "#/components/schemas/QuestionQuality",
            "x-optional": true,
            "description": "What the closed quizzes say of it that asked it in these words, from 30 attempts on. Left\nout where they say nothing, and by servers that do not know.\n"
          }
        },
        "example": {
          "_id": "q_created",
          "title": "Which status code says that a resource was created?",
          "description": "201 names the new resource in its Location header.",
          "options": {
            "A": "200",
            "B": "201",
            "C": "204",
            "D": "301"
          },
          "answer": "B",
          "type": "BE",
          "difficulty": "easy"
        }
      },
      "QuestionPage": {
        "type": "object",
        "x-optional": true,
        "required": [
          "items",
          "next",
          "total"
        ],
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Question"
            }
          },
          "next": {
            "$ref": "#/components/schemas/Next"
          },
          "total": {
            "$ref": "#/components/schemas/Total"
          }
        }
      },
      "QuestionFacets": {
        "type": "object",
        "x-optional": true,
        "description": "What a bank can be filtered by.",
        "required": [
          "tags"
        ],
        "properties": {
          "tags": {
            "type": "array",
            "description": "Every tag of the bank, by its most frequent spelling.",
            "items": {
              "$ref": "#/components/schemas/TagCount"
            }
          },
          "used": {
            "type": "integer",
            "minimum": 0,
            "description": "How many questions of the bank a quiz has drawn. Left out by servers that do not know.\n"
          },
          "quality": {
            "$ref": "#/components/schemas/QualityCounts",
            "x-optional": true,
            "description": "Of how many questions of the bank the closed quizzes say what. Left out by servers that do\nnot know.\n"
          },
          "types": {
            "type": "array",
            "x-optional": true,
            "description": "Every type that a question of the bank has, once, listed in `question_types` or not. Left\nout by servers that do not know.\n",
            "items": {
              "type": "string"
            }
          }
        },
        "example": {
          "tags": [
            {
              "tag": "css",
              "questions": 12
            }
          ],
          "used": 40,
          "quality": {
            "good": 21,
            "weak": 6,
            "bad": 1
          },
          "types": [
            "BE",
            "FE"
          ]
        }
      },
      "QualityCounts": {
        "type": "object",
        "x-optional": true,
        "description": "How many questions have each quality.",
        "required": [
          "good",
          "weak",
          "bad"
        ],
        "properties": {
          "good": {
            "type": "integer",
            "minimum": 0
          },
          "weak": {
            "type": "integer",
            "minimum": 0
          },
          "bad": {
            "type": "integer",
            "minimum": 0
          }
        }
      },
      "TagCount": {
        "type": "object",
        "x-optional": true,
        "description": "A tag of the bank.",
        "required": [
          "tag",
          "questions"
        ],
        "properties": {
          "tag": {
            "type": "string"
          },
          "questions": {
            "type": "integer",
            "minimum": 1,
            "description": "How many questions have it."
          }
        }
      },
      "QuestionsChange": {
        "type": "object",
        "required": [
          "ids"
        ],
        "additionalProperties": false,
        "properties": {
          "ids": {
            "type": "array",
            "x-label": "Questions",
            "description": "The ids of the questions.",
            "minItems": 1,
            "maxItems": 200,
            "x-constants": {
              "maxItems": "mostChangedInCall"
            },
            "items": {
              "$ref": "#/components/schemas/Id",
              "x-label": "Question"
            }
          },
          "type": {
            "$ref": "#/components/schemas/QuestionType",
            "x-label": "Type",
            "description": "Their new type; each keeps its own if it is left out."
          },
          "difficulty": {
            "$ref": "#/components/schemas/Difficulty",
            "x-label": "Difficulty",
            "description": "Their new difficulty; each keeps its own if it is left out."
          },
          "add_tags": {
            "type": "array",
            "x-label": "Tags to add",
            "maxItems": 10,
            "items": {
              "$ref": "#/components/schemas/Tag"
            }
          },
          "remove_tags": {
            "type": "array",
            "x-label": "Tags to remove",
            "description": "Removed before others are added.",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/Tag"
            }
          }
        },
        "example": {
          "ids": [
            "q_created"
          ],
          "difficulty": "medium",
          "add_tags": [
            "http"
          ]
        }
      },
      "ChangedQuestions": {
        "type": "object",
        "x-optional": true,
        "description": "What became of each question.",
        "required": [
          "ids",
          "refused"
        ],
        "properties": {
          "ids": {
            "type": "array",
            "description": "The questions that are now as asked for.",
            "items": {
              "type": "string"
            }
          },
          "refused": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/RefusedChange"
            }
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        },
        "example": {
          "ids": [
            "q_created"
          ],
          "refused": [],
          "message": "1 question changed"
        }
      },
      "RefusedChange": {
        "type": "object",
        "x-optional": true,
        "description": "A question that stays as it was.",
        "required": [
          "_id"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "reason": {
            "type": "string",
            "description": "`unknown`: it does not exist or is not the caller's. `tooManyTags`: it would have more\nthan 10 tags.\n",
            "enum": [
              "unknown",
              "tooManyTags"
            ],
            "x-lenient": true
          }
        }
      },
      "TagsChange": {
        "type": "object",
        "required": [
          "tags"
        ],
        "additionalProperties": false,
        "properties": {
          "tags": {
            "type": "array",
            "x-label": "Tags",
            "description": "The tags to replace.",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/Tag"
            }
          },
          "to": {
            "$ref": "#/components/schemas/Tag",
            "x-label": "New name",
            "description": "What replaces them; nothing if it is left out."
          }
        },
        "example": {
          "tags": [
            "css"
          ],
          "to": "CSS"
        }
      },
      "RenamedTags": {
        "type": "object",
        "x-optional": true,
        "description": "How far a change of tags went.",
        "required": [
          "questions"
        ],
        "properties": {
          "questions": {
            "type": "integer",
            "minimum": 0,
            "description": "How many questions have changed."
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        },
        "example": {
          "questions": 12,
          "message": "12 questions changed"
        }
      },
      "QuizInput": {
        "type": "object",
        "required": [
          "title",
          "description",
          "group",
          "questions_number",
          "difficulty",
          "type",
          "schadule",
          "duration",
          "score_per_question"
        ],
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/components/schemas/ShortText",
            "x-label": "Title"
          },
          "description": {
            "$ref": "#/components/schemas/LongText",
            "x-label": "Description"
          },
          "group": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Group"
          },
          "questions_number": {
            "type": "integer",
            "x-label": "Number of questions",
            "enum": [
              1,
              5,
              10,
              15,
              20,
              25,
              30,
              40,
              50
            ],
            "x-constants": {
              "enum": "questionCounts"
            }
          },
          "difficulty": {
            "$ref": "#/components/schemas/Difficulty",
            "x-label": "Difficulty"
          },
          "type": {
            "$ref": "#/components/schemas/QuizType",
            "x-label": "Category type"
          },
          "schadule": {
            "$ref": "#/components/schemas/Instant",
            "x-label": "Schedule"
          },
          "duration": {
            "type": "integer",
            "x-label": "Duration",
            "description": "Minutes.",
            "enum": [
              15,
              30,
              45,
              60,
              90,
              120,
              180
            ],
            "x-constants": {
              "enum": "quizDurations"
            }
          },
          "score_per_question": {
            "type": "integer",
            "x-label": "Score per question",
            "enum": [
              1,
              2,
              3,
              4,
              5,
              10
            ],
            "x-constants": {
              "enum": "scoresPerQuestion"
            }
          },
          "shuffle_questions": {
            "$ref": "#/components/schemas/ShuffleQuestions",
            "x-optional": true
          },
          "shuffle_options": {
            "$ref": "#/components/schemas/ShuffleOptions",
            "x-optional": true
          },
          "grading": {
            "$ref": "#/components/schemas/Grading",
            "x-optional": true
          }
        },
        "example": {
          "title": "How the web works",
          "description": "Requests, answers and what happens in between.",
          "group": "g_web1",
          "questions_number": 10,
          "difficulty": "easy",
          "type": "DO",
          "schadule": "2026-05-04T09:00:00.000Z",
          "duration": 45,
          "score_per_question": 2
        }
      },
      "ShuffleQuestions": {
        "type": "boolean",
        "x-label": "Shuffle questions",
        "x-optional": true,
        "description": "Whether each student gets the questions in an order of their own. Absent for no. Sent only to\nservers that name it in `capabilities`.\n"
      },
      "ShuffleOptions": {
        "type": "boolean",
        "x-label": "Shuffle options",
        "x-optional": true,
        "description": "Whether each student gets the options of a question in an order of their own: the letters of\na paper, and of all answers to and from its student, are those of this attempt, and do not\ntell in which order the options are stored.\nAbsent for no. Sent only to servers that name it in `capabilities`.\n"
      },
      "Grading": {
        "type": "string",
        "x-label": "Grading",
        "x-optional": true,
        "description": "What an answer to a question with several right options earns. `all_or_nothing`: all points\nfor exactly these options, and none otherwise. `partial`: the share (right − wrong) / number\nof right options, never below 0. Absent for `all_or_nothing`. Sent only to servers that name\nit in `capabilities`.\n",
        "enum": [
          "all_or_nothing",
          "partial"
        ],
        "x-constants": {
          "enum": "gradings"
        },
        "x-lenient": true
      },
      "QuizChange": {
        "type": "object",
        "required": [
          "title",
          "description"
        ],
        "additionalProperties": false,
        "properties": {
          "title": {
            "$ref": "#/components/schemas/ShortText",
            "x-label": "Title"
          },
          "description": {
            "$ref": "#/components/schemas/LongText",
            "x-label": "Description"
          },
          "shuffle_questions": {
            "$ref": "#/components/schemas/ShuffleQuestions",
            "x-optional": true,
            "description": "Stays as it is where it is absent. Another value is a 409 once the quiz has opened."
          },
          "shuffle_options": {
            "$ref": "#/components/schemas/ShuffleOptions",
            "x-optional": true,
            "description": "Stays as it is where it is absent. Another value is a 409 once the quiz has opened."
          },
          "grading": {
            "$ref": "#/components/schemas/Grading",
            "x-optional": true,
            "description": "Stays as it is where it is absent. Another value is a 409 once the quiz has opened."
          }
        },
        "example": {
          "title": "How the web works",
          "description": "Requests, answers and what happens in between."
        }
      },
      "Quiz": {
        "type": "object",
        "description": "What everyone may see of a quiz, and its code for its instructor.",
        "required": [
          "_id",
          "title"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "title": {
            "type": "string"
          },
          "description": {
            "type": "string",
            "default": ""
          },
          "group": {
            "$ref": "#/components/schemas/Id"
          },
          "questions_number": {
            "type": "integer"
          },
          "difficulty": {
            "$ref": "#/components/schemas/Difficulty"
          },
          "type": {
            "$ref": "#/components/schemas/ShownType"
          },
          "schadule": {
            "$ref": "#/components/schemas/Instant",
            "description": "When it opens."
          },
          "duration": {
            "type": "integer",
            "description": "Minutes; time that was added counts."
          },
          "score_per_question": {
            "type": "integer"
          },
          "code": {
            "type": "string",
            "description": "The join code. Only the quiz's instructor sees it."
          },
          "closed_at": {
            "description": "When it closed; null or absent before that.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Instant"
              },
              {
                "type": "null"
              }
            ]
          },
          "participants": {
            "type": "integer",
            "minimum": 0,
            "default": 0,
            "description": "How many have joined."
          },
          "shuffle_questions": {
            "$ref": "#/components/schemas/ShuffleQuestions",
            "x-optional": true
          },
          "shuffle_options": {
            "$ref": "#/components/schemas/ShuffleOptions",
            "x-optional": true
          },
          "grading": {
            "$ref": "#/components/schemas/Grading",
            "x-optional": true
          }
        },
        "example": {
          "_id": "z_http",
          "title": "How the web works",
          "description": "Requests, answers and what happens in between.",
          "group": "g_web1",
          "questions_number": 10,
          "difficulty": "easy",
          "type": "DO",
          "schadule": "2026-05-04T09:00:00.000Z",
          "duration": 45,
          "score_per_question": 2,
          "code": "7KQ2MXWD",
          "closed_at": null,
          "participants": 12
        }
      },
      "QuizWithQuestions": {
        "description": "A quiz and, for its instructor, its questions.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Quiz"
          },
          {
            "type": "object",
            "properties": {
              "revision": {
                "$ref": "#/components/schemas/RecordRevision"
              },
              "questions": {
                "type": "array",
                "x-optional": true,
                "description": "The questions as they were drawn when the quiz was set up, in the order of the\npaper. Only the quiz's instructor sees them.\n",
                "items": {
                  "$ref": "#/components/schemas/KeyedQuestion"
                }
              }
            }
          }
        ]
      },
      "CreatedQuiz": {
        "type": "object",
        "description": "The quiz that was set up.",
        "required": [
          "code"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id",
            "description": "Its id. A server that follows only the specification may leave it out."
          },
          "code": {
            "type": "string",
            "description": "The join code."
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        },
        "example": {
          "_id": "z_http",
          "code": "7KQ2MXWD",
          "message": "Quiz created successfully"
        }
      },
      "UpcomingQuiz": {
        "description": "A quiz that has not closed.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Quiz"
          },
          {
            "type": "object",
            "properties": {
              "img": {
                "type": "string",
                "description": "Address of a picture for its card."
              },
              "joined": {
                "type": "boolean",
                "x-optional": true,
                "description": "Whether the calling student has joined it. Absent for instructors."
              },
              "submitted": {
                "type": "boolean",
                "x-optional": true,
                "description": "Whether the calling student has submitted it."
              },
              "ends_at": {
                "$ref": "#/components/schemas/Instant",
                "x-optional": true,
                "description": "When the calling student's time ends, once they have joined."
              }
            }
          }
        ]
      },
      "CompletedQuiz": {
        "description": "A quiz that has closed.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Quiz"
          },
          {
            "type": "object",
            "properties": {
              "status": {
                "type": "string",
                "examples": [
                  "closed"
                ]
              },
              "createdAt": {
                "$ref": "#/components/schemas/Instant"
              }
            }
          }
        ]
      },
      "UpcomingQuizPage": {
        "type": "object",
        "x-optional": true,
        "required": [
          "items",
          "next",
          "total"
        ],
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/UpcomingQuiz"
            }
          },
          "next": {
            "$ref": "#/components/schemas/Next"
          },
          "total": {
            "$ref": "#/components/schemas/Total"
          }
        }
      },
      "CompletedQuizPage": {
        "type": "object",
        "x-optional": true,
        "required": [
          "items",
          "next",
          "total"
        ],
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/CompletedQuiz"
            }
          },
          "next": {
            "$ref": "#/components/schemas/Next"
          },
          "total": {
            "$ref": "#/components/schemas/Total"
          }
        }
      },
      "AddedTime": {
        "type": "object",
        "required": [
          "minutes"
        ],
        "additionalProperties": false,
        "properties": {
          "minutes": {
            "type": "integer",
            "x-label": "Minutes",
            "description": "Minutes added at once.",
            "minimum": 1,
            "maximum": 180,
            "x-constants": {
              "maximum": "mostExtraMinutes"
            }
          },
          "student": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Student"
          }
        },
        "example": {
          "minutes": 15
        }
      },
      "NewEnd": {
        "type": "object",
        "description": "When the time ends now that some was added.",
        "required": [
          "ends_at"
        ],
        "properties": {
          "ends_at": {
            "$ref": "#/components/schemas/Instant",
            "description": "When the time ends, for everyone or for the one student."
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "JoinRequest": {
        "type": "object",
        "required": [
          "code"
        ],
        "additionalProperties": false,
        "properties": {
          "code": {
            "type": "string",
            "x-label": "Code",
            "x-sentences": {
              "required": "Code is required"
            },
            "minLength": 1,
            "maxLength": 500,
            "pattern": "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"
          }
        },
        "example": {
          "code": "7KQ2MXWD"
        }
      },
      "Joined": {
        "type": "object",
        "required": [
          "quiz"
        ],
        "properties": {
          "quiz": {
            "description": "The quiz's id, or an object with that `_id`.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Id"
              },
              {
                "type": "object",
                "required": [
                  "_id"
                ],
                "properties": {
                  "_id": {
                    "$ref": "#/components/schemas/Id"
                  }
                }
              }
            ]
          },
          "code": {
            "type": "string",
            "default": ""
          },
          "starts_at": {
            "$ref": "#/components/schemas/Instant",
            "description": "When the quiz opens."
          },
          "server_now": {
            "$ref": "#/components/schemas/Instant",
            "description": "The server's clock at the time of this answer."
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "QuizPaper": {
        "type": "object",
        "description": "What a student takes a quiz with.",
        "required": [
          "title",
          "questions"
        ],
        "properties": {
          "message": {
            "type": "string"
          },
          "title": {
            "type": "string"
          },
          "formats": {
            "type": "array",
            "x-optional": true,
            "description": "The formats of its questions beside `plain`, also before the start, so that a device can\nload what shows them. Left out where there are none.\n",
            "items": {
              "$ref": "#/components/schemas/TextFormat"
            }
          },
          "kinds": {
            "type": "array",
            "x-optional": true,
            "description": "The kinds of its questions beside `single`, also before the start, so that a device can\nload what they are answered with. Left out where there are none.\n",
            "items": {
              "$ref": "#/components/schemas/QuestionKind"
            }
          },
          "grading": {
            "$ref": "#/components/schemas/Grading",
            "x-optional": true
          },
          "questions": {
            "type": "array",
            "description": "In the order in which this student sees them, which is the same in every answer to this\nstudent. With `shuffle_questions`, other students have others.\n",
            "items": {
              "$ref": "#/components/schemas/PaperQuestion"
            }
          },
          "attempt": {
            "$ref": "#/components/schemas/Attempt"
          }
        }
      },
      "PaperQuestion": {
        "type": "object",
        "description": "A question without its right answer.",
        "if": {
          "properties": {
            "kind": {
              "enum": [
                "single",
                "multiple"
              ]
            }
          }
        },
        "then": {
          "properties": {
            "options": {
              "required": [
                "A",
                "B"
              ],
              "properties": {
                "A": {},
                "B": {},
                "C": {},
                "D": {},
                "E": {},
                "F": {}
              }
            }
          }
        },
        "required": [
          "_id",
          "title",
          "options"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "title": {
            "type": "string"
          },
          "options": {
            "$ref": "#/components/schemas/ShownOptions"
          },
          "format": {
            "$ref": "#/components/schemas/TextFormat",
            "x-optional": true,
            "description": "How its texts are written. Left out where it is `plain`."
          },
          "kind": {
            "$ref": "#/components/schemas/QuestionKind",
            "x-optional": true,
            "description": "How it is answered. Left out where it is `single`."
          }
        }
      },
      "KeyedQuestion": {
        "description": "A question of a paper, with its right answer.",
        "allOf": [
          {
            "$ref": "#/components/schemas/PaperQuestion"
          },
          {
            "type": "object",
            "required": [
              "answer"
            ],
            "properties": {
              "answer": {
                "$ref": "#/components/schemas/Answer"
              },
              "accepted": {
                "type": "array",
                "x-optional": true,
                "description": "What counts beside the number `answer`. Left out where nothing does.",
                "items": {
                  "$ref": "#/components/schemas/AcceptedNumber"
                }
              }
            }
          }
        ]
      },
      "Attempt": {
        "type": "object",
        "x-optional": true,
        "description": "The student's attempt and its times. A server that keeps no attempts leaves it out.",
        "required": [
          "started_at",
          "ends_at",
          "server_now",
          "revision",
          "answers"
        ],
        "properties": {
          "started_at": {
            "$ref": "#/components/schemas/Instant",
            "description": "When the student's time began. If it is after `server_now`, the quiz has not started."
          },
          "ends_at": {
            "$ref": "#/components/schemas/Instant",
            "description": "When the student's time ends."
          },
          "server_now": {
            "$ref": "#/components/schemas/Instant",
            "description": "The server's clock at the time of this answer."
          },
          "revision": {
            "type": "integer",
            "minimum": 0,
            "description": "Grows with each change of the answers that the server holds for this attempt."
          },
          "answers": {
            "type": "array",
            "description": "The latest answer to each question that has changed after the `revision` of the request,\nor to all questions if the request names none. A server may always list them all.\n",
            "items": {
              "$ref": "#/components/schemas/SavedAnswer"
            }
          },
          "spread": {
            "type": "integer",
            "minimum": 0,
            "maximum": 20,
            "x-constants": {
              "maximum": "longestSpread"
            },
            "description": "Seconds. At the end, each device waits for a random part of them before it submits, so\nthat a class does not submit all at once. Devices use 2 until an answer has given\nanother number.\n"
          }
        },
        "example": {
          "started_at": "2026-05-04T09:00:12.000Z",
          "ends_at": "2026-05-04T09:45:00.000Z",
          "server_now": "2026-05-04T09:10:00.000Z",
          "revision": 3,
          "answers": [
            {
              "question": "q_created",
              "answer": "B",
              "chosen_at": "2026-05-04T09:09:58.204Z"
            }
          ],
          "spread": 2
        }
      },
      "SavedAttempt": {
        "description": "The attempt with the saved answers.",
        "allOf": [
          {
            "$ref": "#/components/schemas/Attempt"
          },
          {
            "$ref": "#/components/schemas/Acknowledgement"
          }
        ]
      },
      "SaveRequest": {
        "type": "object",
        "required": [
          "answers",
          "revision"
        ],
        "additionalProperties": false,
        "properties": {
          "answers": {
            "type": "array",
            "x-label": "Answers",
            "maxItems": 500,
            "items": {
              "$ref": "#/components/schemas/SavedAnswer"
            }
          },
          "revision": {
            "$ref": "#/components/schemas/Revision",
            "description": "The newest revision that this device knows; 0 if none."
          }
        },
        "example": {
          "answers": [
            {
              "question": "q_created",
              "answer": "B",
              "chosen_at": "2026-05-04T09:09:58.204Z"
            }
          ],
          "revision": 3
        }
      },
      "Revision": {
        "type": "integer",
        "x-label": "Revision",
        "minimum": 0,
        "maximum": 1000000000
      },
      "Submission": {
        "type": "object",
        "required": [
          "answers"
        ],
        "additionalProperties": false,
        "properties": {
          "answers": {
            "type": "array",
            "x-label": "Answers",
            "maxItems": 500,
            "items": {
              "$ref": "#/components/schemas/SubmittedAnswer"
            }
          },
          "revision": {
            "$ref": "#/components/schemas/Revision",
            "x-optional": true,
            "description": "The newest revision that the student has seen. If answers have changed on another device\nsince, the device shows them before anything is submitted. Sent only to servers that\nsend `attempt`.\n"
          },
          "time_up": {
            "type": "boolean",
            "x-label": "Time up",
            "x-optional": true,
            "description": "Whether the device submitted because its time was over. If the attempt still runs, for\nexample after time was added, nothing is submitted. Sent only to servers that send\n`attempt`.\n"
          }
        },
        "example": {
          "answers": [
            {
              "question": "q_created",
              "answer": "B"
            }
          ]
        }
      },
      "SubmittedAnswer": {
        "type": "object",
        "required": [
          "question",
          "answer"
        ],
        "additionalProperties": false,
        "properties": {
          "question": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Question"
          },
          "answer": {
            "x-label": "Answer",
            "x-sentences": {
              "required": "{label} is required.",
              "pattern": "{label} must name options by their letters in order, such as B or AC, or be a number."
            },
            "description": "The letter of the chosen option, or of each chosen one, or a number; null if it was cleared.\nWhat the question does not offer, or several options where one can be chosen, is a 400 that\nnames the answer, unless the server already holds that answer.\n",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Answer"
              },
              {
                "type": "null"
              }
            ]
          },
          "chosen_at": {
            "$ref": "#/components/schemas/Instant",
            "x-label": "Chosen at",
            "x-optional": true,
            "description": "When it was chosen, by the server's clock. Sent only to servers that send `attempt`."
          }
        }
      },
      "SavedAnswer": {
        "type": "object",
        "description": "The answer to a question, or none, and when it was chosen.",
        "required": [
          "question",
          "answer",
          "chosen_at"
        ],
        "additionalProperties": false,
        "properties": {
          "question": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Question"
          },
          "answer": {
            "x-label": "Answer",
            "x-sentences": {
              "required": "{label} is required.",
              "pattern": "{label} must name options by their letters in order, such as B or AC, or be a number."
            },
            "description": "The letter of the chosen option, or of each chosen one, or a number; null if it was cleared.\nWhat the question does not offer, or several options where one can be chosen, is a 400 that\nnames the answer, unless the server already holds that answer.\n",
            "oneOf": [
              {
                "$ref": "#/components/schemas/Answer"
              },
              {
                "type": "null"
              }
            ]
          },
          "chosen_at": {
            "$ref": "#/components/schemas/Instant",
            "x-label": "Chosen at",
            "description": "When it was chosen, by the server's clock as the device knows it, and always after every\nanswer to the same question known to the device.\n"
          }
        }
      },
      "SubmittedAttempt": {
        "type": "object",
        "x-optional": true,
        "description": "What counts for an attempt that is submitted or over. For 30 seconds after the end, other\ndevices may still add to it.\n",
        "required": [
          "answers",
          "receipt"
        ],
        "properties": {
          "answers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SavedAnswer"
            }
          },
          "receipt": {
            "$ref": "#/components/schemas/Receipt"
          }
        }
      },
      "Submitted": {
        "type": "object",
        "description": "What a submission came to. It has a receipt or a message.",
        "properties": {
          "receipt": {
            "$ref": "#/components/schemas/Receipt"
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "Receipt": {
        "type": "object",
        "x-optional": true,
        "description": "What the server holds of a submission.",
        "required": [
          "_id",
          "submitted_at",
          "answered",
          "questions"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "submitted_at": {
            "$ref": "#/components/schemas/Instant"
          },
          "answered": {
            "type": "integer",
            "minimum": 0,
            "description": "How many questions have an answer."
          },
          "questions": {
            "type": "integer",
            "minimum": 0,
            "description": "How many questions the quiz has."
          },
          "late": {
            "type": "boolean",
            "default": false,
            "description": "True if it arrived too late to be graded, and is kept for the instructor to accept."
          }
        },
        "example": {
          "_id": "r_4f0",
          "submitted_at": "2026-05-04T09:38:00.000Z",
          "answered": 9,
          "questions": 10,
          "late": false
        }
      },
      "ResultQuiz": {
        "type": "object",
        "description": "The quiz of a result.",
        "required": [
          "_id",
          "title"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "title": {
            "type": "string"
          },
          "group": {
            "$ref": "#/components/schemas/Id"
          },
          "closed_at": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Instant"
              },
              {
                "type": "null"
              }
            ]
          },
          "max_score": {
            "type": "number",
            "minimum": 0,
            "x-optional": true,
            "description": "The score for right answers to all questions. Without it, widgets read the quiz where they\nneed it.\n"
          }
        }
      },
      "ResultGroup": {
        "type": "object",
        "x-optional": true,
        "description": "The quiz's group. Without it, widgets read each group.",
        "required": [
          "name",
          "size"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "size": {
            "type": "integer",
            "minimum": 0,
            "description": "How many students it has."
          }
        },
        "example": {
          "name": "Web 1",
          "size": 18
        }
      },
      "ResultSummary": {
        "type": "object",
        "description": "The result of a quiz without its participants.",
        "x-optional": true,
        "required": [
          "_id",
          "quiz",
          "participants"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "quiz": {
            "$ref": "#/components/schemas/ResultQuiz"
          },
          "group": {
            "$ref": "#/components/schemas/ResultGroup"
          },
          "participants": {
            "type": "integer",
            "minimum": 0,
            "description": "How many there are."
          }
        }
      },
      "ResultPage": {
        "type": "object",
        "x-optional": true,
        "required": [
          "items",
          "next",
          "total"
        ],
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ResultSummary"
            }
          },
          "next": {
            "$ref": "#/components/schemas/Next"
          },
          "total": {
            "$ref": "#/components/schemas/Total"
          }
        }
      },
      "ParticipantPage": {
        "type": "object",
        "x-optional": true,
        "required": [
          "_id",
          "quiz",
          "figures",
          "items",
          "next",
          "total"
        ],
        "properties": {
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Participation"
            }
          },
          "next": {
            "$ref": "#/components/schemas/Next"
          },
          "total": {
            "$ref": "#/components/schemas/Total"
          },
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "quiz": {
            "$ref": "#/components/schemas/ResultQuiz"
          },
          "group": {
            "$ref": "#/components/schemas/ResultGroup"
          },
          "figures": {
            "$ref": "#/components/schemas/ResultFigures"
          }
        }
      },
      "ResultFigures": {
        "type": "object",
        "description": "The figures of a result, over all its participants.",
        "x-optional": true,
        "required": [
          "participants",
          "scores",
          "minutes",
          "median_seconds",
          "has_late",
          "missing"
        ],
        "properties": {
          "participants": {
            "type": "integer",
            "minimum": 0,
            "description": "How many there are."
          },
          "scores": {
            "type": "array",
            "description": "How many participants have each score, lowest first.",
            "items": {
              "type": "object",
              "required": [
                "score",
                "count"
              ],
              "properties": {
                "score": {
                  "type": "number",
                  "minimum": 0
                },
                "count": {
                  "type": "integer",
                  "minimum": 1
                }
              }
            }
          },
          "minutes": {
            "type": "array",
            "description": "How many participants took how many whole minutes, fewest first. Those without a\nbeginning or an end are left out.\n",
            "items": {
              "type": "object",
              "required": [
                "minutes",
                "count"
              ],
              "properties": {
                "minutes": {
                  "type": "integer",
                  "minimum": 0
                },
                "count": {
                  "type": "integer",
                  "minimum": 1
                }
              }
            }
          },
          "median_seconds": {
            "description": "The median of the times taken, in seconds; null if there are none.",
            "oneOf": [
              {
                "type": "number",
                "minimum": 0
              },
              {
                "type": "null"
              }
            ]
          },
          "has_late": {
            "type": "boolean",
            "description": "Whether anybody submitted too late, accepted or not. False for students."
          },
          "missing": {
            "type": "object",
            "description": "The students of the group who have not taken the quiz. Empty for students.",
            "required": [
              "total",
              "students"
            ],
            "properties": {
              "total": {
                "$ref": "#/components/schemas/Total"
              },
              "students": {
                "type": "array",
                "description": "The first 100 of them, by last name.",
                "items": {
                  "$ref": "#/components/schemas/GroupStudent"
                }
              }
            }
          }
        },
        "example": {
          "participants": 3,
          "scores": [
            {
              "score": 14,
              "count": 2
            },
            {
              "score": 18,
              "count": 1
            }
          ],
          "minutes": [
            {
              "minutes": 31,
              "count": 1
            },
            {
              "minutes": 37,
              "count": 2
            }
          ],
          "median_seconds": 2268,
          "has_late": false,
          "missing": {
            "total": 0,
            "students": []
          }
        }
      },
      "Result": {
        "type": "object",
        "description": "The result of a quiz, with everyone who took it.",
        "required": [
          "_id",
          "quiz",
          "participants"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "quiz": {
            "$ref": "#/components/schemas/ResultQuiz"
          },
          "group": {
            "$ref": "#/components/schemas/ResultGroup"
          },
          "participants": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Participation"
            }
          }
        }
      },
      "Participation": {
        "type": "object",
        "description": "What one student did in a quiz.",
        "required": [
          "_id",
          "participant",
          "score"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "participant": {
            "type": "object",
            "required": [
              "first_name",
              "last_name",
              "email"
            ],
            "properties": {
              "_id": {
                "$ref": "#/components/schemas/Id"
              },
              "first_name": {
                "type": "string"
              },
              "last_name": {
                "type": "string"
              },
              "email": {
                "type": "string"
              }
            }
          },
          "score": {
            "type": "number",
            "minimum": 0,
            "description": "Correct answers × `score_per_question`. With `partial` grading, shares of a question count\ntoo, and the sum is rounded to two decimals.\n"
          },
          "started_at": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Instant"
              },
              {
                "type": "null"
              }
            ]
          },
          "finished_at": {
            "oneOf": [
              {
                "$ref": "#/components/schemas/Instant"
              },
              {
                "type": "null"
              }
            ]
          },
          "late": {
            "type": "object",
            "description": "What the participant sent too late and nobody has accepted yet. Only the instructor sees\nit.\n",
            "required": [
              "received_at",
              "answered"
            ],
            "properties": {
              "received_at": {
                "$ref": "#/components/schemas/Instant"
              },
              "answered": {
                "type": "integer",
                "minimum": 0,
                "description": "How many questions have an answer."
              }
            }
          },
          "accepted_late": {
            "type": "object",
            "description": "What the participant sent too late and the quiz's instructor has accepted. Only that\ninstructor sees it and may undo the acceptance. Servers that cannot undo it leave\nit out.\n",
            "required": [
              "received_at",
              "replaced_score"
            ],
            "properties": {
              "received_at": {
                "$ref": "#/components/schemas/Instant"
              },
              "replaced_score": {
                "type": "number",
                "minimum": 0,
                "description": "The score that counts again if the acceptance is undone."
              }
            }
          }
        },
        "example": {
          "_id": "p_grace",
          "participant": {
            "first_name": "Grace",
            "last_name": "Hopper",
            "email": "grace@school.example"
          },
          "score": 18,
          "started_at": "2026-05-04T09:00:12.000Z",
          "finished_at": "2026-05-04T09:38:00.000Z"
        }
      },
      "LateAcceptance": {
        "type": "object",
        "required": [
          "participation"
        ],
        "additionalProperties": false,
        "properties": {
          "participation": {
            "$ref": "#/components/schemas/Id",
            "x-label": "Participation",
            "description": "The `_id` of the participant's row in `quiz/result`."
          },
          "accept": {
            "type": "boolean",
            "x-label": "Accept",
            "description": "True by default. False undoes an acceptance, for rows with `accepted_late`.\n"
          }
        },
        "example": {
          "participation": "p_grace"
        }
      },
      "Graded": {
        "type": "object",
        "description": "What a participant has now.",
        "required": [
          "score"
        ],
        "properties": {
          "score": {
            "type": "number",
            "minimum": 0
          },
          "message": {
            "type": "string",
            "description": "A sentence for the person who acted."
          }
        }
      },
      "QuizChanges": {
        "type": "object",
        "description": "Who changed a quiz, newest first.",
        "required": [
          "changes",
          "more"
        ],
        "properties": {
          "changes": {
            "type": "array",
            "maxItems": 200,
            "x-constants": {
              "maxItems": "quizChangeLimit"
            },
            "items": {
              "$ref": "#/components/schemas/RecordedChange"
            }
          },
          "more": {
            "type": "boolean",
            "description": "Whether there are older changes."
          }
        }
      },
      "RecordedChange": {
        "type": "object",
        "description": "A change of a quiz.",
        "required": [
          "at",
          "action",
          "who"
        ],
        "properties": {
          "at": {
            "$ref": "#/components/schemas/Instant"
          },
          "action": {
            "type": "string",
            "description": "A noun and a verb: `quiz.create`, `quiz.update`, `quiz.extend`, `quiz.grade`,\n`attempt.submit`, `attempt.accept`, `attempt.restore`, `attempt.delete`. A server may\nhave others; a client shows those as they are.\n"
          },
          "who": {
            "description": "Who did it; null for the server or an administrator.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/NamedPerson"
              },
              {
                "type": "null"
              }
            ]
          },
          "student": {
            "description": "The student it is about, if any.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/NamedPerson"
              },
              {
                "type": "null"
              }
            ]
          },
          "before": {
            "description": "The changed fields before it.",
            "oneOf": [
              {
                "$ref": "#/components/schemas/RecordedFields"
              },
              {
                "type": "null"
              }
            ]
          },
          "after": {
            "description": "The changed fields after it; only `true` for a field whose value is not stored.\n`minutes` is how many `quiz.extend` added, `score` and `changed_answers` are the results\nof `attempt.accept` and `attempt.restore`, `attempts` is how many `quiz.grade` graded,\nand `late` says that `attempt.submit` arrived too late to be graded.\n",
            "oneOf": [
              {
                "$ref": "#/components/schemas/RecordedFields"
              },
              {
                "type": "null"
              }
            ]
          }
        },
        "example": {
          "at": "2026-05-04T09:20:00.000Z",
          "action": "quiz.extend",
          "who": {
            "_id": "u_ines",
            "first_name": "Ines",
            "last_name": "Ibarra"
          },
          "student": null,
          "before": {
            "duration": 30
          },
          "after": {
            "duration": 40,
            "minutes": 10,
            "reopened": 0
          }
        }
      },
      "RecordedFields": {
        "type": "object",
        "additionalProperties": {
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ]
        }
      },
      "NamedPerson": {
        "type": "object",
        "description": "A person by id, without a name if the account was deleted.",
        "required": [
          "_id"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id"
          },
          "first_name": {
            "type": "string"
          },
          "last_name": {
            "type": "string"
          }
        }
      },
      "Evidence": {
        "type": "object",
        "description": "How the questions of a quiz performed.",
        "required": [
          "quiz",
          "participants",
          "items"
        ],
        "properties": {
          "quiz": {
            "$ref": "#/components/schemas/Id"
          },
          "participants": {
            "type": "integer",
            "minimum": 0,
            "description": "The number of graded attempts behind the figures."
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ItemStatistics"
            }
          }
        }
      },
      "ItemStatistics": {
        "type": "object",
        "description": "How one question performed.",
        "if": {
          "properties": {
            "kind": {
              "enum": [
                "single",
                "multiple"
              ]
            }
          }
        },
        "then": {
          "properties": {
            "options": {
              "required": [
                "A",
                "B"
              ],
              "properties": {
                "A": {},
                "B": {},
                "C": {},
                "D": {},
                "E": {},
                "F": {}
              }
            }
          }
        },
        "required": [
          "_id",
          "title",
          "options",
          "answer",
          "choices",
          "omitted",
          "facility",
          "discrimination"
        ],
        "properties": {
          "_id": {
            "$ref": "#/components/schemas/Id",
            "description": "The question's id on the paper. If it is the id of the bank's question, the bank can\nshow how the question performed.\n"
          },
          "title": {
            "type": "string"
          },
          "options": {
            "$ref": "#/components/schemas/ShownOptions"
          },
          "answer": {
            "$ref": "#/components/schemas/Answer"
          },
          "accepted": {
            "type": "array",
            "x-optional": true,
            "description": "What counts beside the number `answer`. Left out where nothing does.",
            "items": {
              "$ref": "#/components/schemas/AcceptedNumber"
            }
          },
          "format": {
            "$ref": "#/components/schemas/TextFormat",
            "x-optional": true,
            "description": "How its texts are written. Left out where it is `plain`."
          },
          "kind": {
            "$ref": "#/components/schemas/QuestionKind",
            "x-optional": true,
            "description": "How it is answered. Left out where it is `single`."
          },
          "choices": {
            "type": "object",
            "description": "How many participants chose each option; 0 for a letter that is left out.",
            "required": [
              "A",
              "B",
              "C",
              "D"
            ],
            "properties": {
              "A": {
                "type": "integer",
                "minimum": 0
              },
              "B": {
                "type": "integer",
                "minimum": 0
              },
              "C": {
                "type": "integer",
                "minimum": 0
              },
              "D": {
                "type": "integer",
                "minimum": 0
              },
              "E": {
                "type": "integer",
                "minimum": 0,
                "x-optional": true
              },
              "F": {
                "type": "integer",
                "minimum": 0,
                "x-optional": true
              }
            }
          },
          "omitted": {
            "type": "integer",
            "minimum": 0,
            "description": "How many chose none."
          },
          "answered": {
            "type": "integer",
            "minimum": 0,
            "x-optional": true,
            "description": "How many gave an answer. Left out where it is the sum of `choices`, because everyone chose\none option.\n"
          },
          "given": {
            "type": "array",
            "x-optional": true,
            "description": "The most frequent answers to a question of the kind `numeric`, at most 20 of them, the most\nfrequent first. Left out for other kinds.\n",
            "maxItems": 20,
            "x-constants": {
              "maxItems": "mostGivenAnswers"
            },
            "items": {
              "type": "object",
              "required": [
                "answer",
                "count"
              ],
              "properties": {
                "answer": {
                  "$ref": "#/components/schemas/NumberText"
                },
                "count": {
                  "type": "integer",
                  "minimum": 1,
                  "description": "How many gave it."
                }
              }
            }
          },
          "facility": {
            "type": [
              "number",
              "null"
            ],
            "description": "Mean share of the points that answers earned, 0 to 1, which is the share of right answers\nexcept with `partial` grading; null without participants.\n"
          },
          "discrimination": {
            "type": [
              "number",
              "null"
            ],
            "description": "Correlation of this item with the rest of the test, -1 to 1; null if it is not defined\n(fewer than two participants, or no variation).\n"
          }
        }
      }
    }
  }
};
